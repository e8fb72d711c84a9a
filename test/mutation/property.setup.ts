import * as fc from 'fast-check'

/**
 * Few runs, since each change is tried with each of its laws; the same values every time, so that another score means
 * other code or tests; no smallest counterexample, since that there is one says enough.
 */
fc.configureGlobal({ numRuns: 50, seed: 50, endOnFailure: true })
