/** The table as this board sees it. */

import type { Stage } from "../game";
import type { KuhhandelEvent, KuhhandelView } from "./view";

export type KuhhandelStage = Stage<KuhhandelView, KuhhandelEvent>;
