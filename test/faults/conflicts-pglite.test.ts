import { conflictsSuite } from './conflicts.suite.ts'

conflictsSuite('PGlite', () => Promise.resolve({}))
