import { openPgliteArena } from './arena.ts'
import { racesSuite } from './races.suite.ts'

racesSuite('PGlite, one process', () => openPgliteArena())
