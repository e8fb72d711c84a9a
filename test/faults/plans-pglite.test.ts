import { describe } from 'vitest'
import { plansSuite } from './plans.suite.ts'
import { isFullRun } from './rounds.ts'

// `npm test` tries the other engine, which plans alike and takes a fraction of the time.
describe.skipIf(!isFullRun)('PGlite', () => {
  plansSuite('PGlite', () => Promise.resolve({ options: {} }))
})
