/** What the tests of this folder share: sentences of real matches, and events. */

import { sentencesOf, teller } from "../testing";
import type { ElGauchoEvent, ElGauchoView } from "./view";

export const sentences = sentencesOf<ElGauchoView, ElGauchoEvent>("elgaucho");

export const told = teller<ElGauchoEvent>();
