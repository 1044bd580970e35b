/** The table as this board sees it. */

import type { Stage } from "../game";
import type { Printed } from "./printed";
import type { ElGauchoEvent, ElGauchoView } from "./view";

export type ElGauchoStage = Stage<ElGauchoView, ElGauchoEvent, Printed>;
