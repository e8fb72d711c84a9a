import { pocketHarness } from '#test/adapters/orchestrator/conformance/pocket.harness.ts'
import { rounds } from './rounds.ts'
import { fuzzSuite } from './fuzz/fuzz.suite.ts'

fuzzSuite('the memory store', () => Promise.resolve(pocketHarness()), rounds(20_000, 1_000))
