import { pocketHarness } from '#test/adapters/orchestrator/conformance/pocket.harness.ts'
import { fuzzSuite } from './fuzz/fuzz.suite.ts'

fuzzSuite('the memory store', () => Promise.resolve(pocketHarness()), 1_000)
