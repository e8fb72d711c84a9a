import { recordExamples } from '#ui/build/contract-examples/record-examples.ts'

/** The examples of the contract's calls, recorded once for all tests of a run. */
export const contractExamples = await recordExamples()
