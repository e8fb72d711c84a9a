import { describe } from 'vitest'
import { isPostgresPackaged } from '#test/builders/postgres.builder.ts'
import { openPostgresArena } from './cluster.ts'
import { racesSuite } from './races.suite.ts'

describe.skipIf(!isPostgresPackaged)('on two processes', () => {
  racesSuite('PostgreSQL, two processes', () => openPostgresArena())
})
