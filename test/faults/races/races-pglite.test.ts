import { describe } from 'vitest'
import { isFullRun } from '../rounds.ts'
import { openPgliteArena } from './cluster.ts'
import { racesSuite } from './races.suite.ts'

// PGlite does one thing at a time; `npm test` races on two processes.
describe.skipIf(!isFullRun)('on one process', () => {
  racesSuite('PGlite, one process', () => openPgliteArena())
})
