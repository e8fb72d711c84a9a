import type { DetailsCalls } from './details-calls.ts'
import type { Orchestrator } from './orchestrator.ts'
import type { PhoneCalls } from './phone-calls.ts'
import type { VisitorCalls } from './visitor-calls.ts'

/**
 * Every call a provider answers: those of the sale, and those of each group beside it. A caller names the calls it needs, so that none
 * carries the rest.
 */
export type WholeOrchestrator = Orchestrator & DetailsCalls & PhoneCalls & VisitorCalls
