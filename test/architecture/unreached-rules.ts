/**
 * Modules of the core that no composition root uses yet, by the feature that will. A module leaves the list with the
 * change that uses it; no module joins it (`reachability.test.ts`).
 */
export const unreachedRules: Readonly<Record<string, readonly string[]>> = {}
