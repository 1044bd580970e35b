// What search puts first: as Sphinx has it, but for the changelog, which has words of every page.
var Scorer = {
  score: ([page, , , , score]) => (page === "changelog" ? score - 4 : score),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
