"""El Gaucho: dice, gauchos, herds, thefts. The law is docs/rules/elgaucho.md."""
