import { providerHarness } from '#test/adapters/orchestrator/conformance/provider.harness.ts'
import { rounds } from './rounds.ts'
import { fuzzSuite } from './fuzz/fuzz.suite.ts'

fuzzSuite('the memory store', () => Promise.resolve(providerHarness()), rounds(20_000, 100))
