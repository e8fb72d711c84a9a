import type { CallName, ContractRequest } from './record.ts'

/** The parts of a request and an answer, both encoded. */
export type CallExample = { readonly request: ContractRequest; readonly response: unknown }

/** The examples of calls, which the build records. */
export type CallExamples = Readonly<Partial<Record<CallName, CallExample>>>
