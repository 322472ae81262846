/**
 * How long a test waits for what must come, ms: longer than anything takes that happens at all, also on a machine
 * whose disk or processor is somebody else's for half a minute. What comes is not waited for any longer.
 */
export const PATIENCE_MS = 60_000
