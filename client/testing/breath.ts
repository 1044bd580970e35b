/** For Vitest: runs before every file of tests. */
import { beforeEach } from "vitest";

const { setImmediate } = globalThis; // the true one, whatever clock a test sets

/** All that is due now, and all that has come from outside. */
export const breath = () => new Promise<void>((go) => setImmediate(go));

// A worker of Vitest hears answers between two tests only. On a busy machine a file of many that wait for nothing takes
// longer than it waits for those.
beforeEach(breath);
