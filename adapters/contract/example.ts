import examples from './examples.json' with { type: 'json' }
import type { CallName, ContractRequest } from './record.ts'

/** The parts of a request and an answer, both encoded. */
export type CallExample = { readonly request: ContractRequest; readonly response: unknown }

/** Returns the recorded request and answer of a call. The conformance tests record them. */
export const callExample = (name: CallName): CallExample =>
  (examples as unknown as Readonly<Record<CallName, CallExample>>)[name]
