import examples from './examples.json' with { type: 'json' }
import type { CallName, WireRequest } from './record.ts'

/** A request in its parts and an answer, both as they travel. */
export type CallExample = { readonly request: WireRequest; readonly response: unknown }

/** A request and an answer of a call, as the conformance kit has recorded them. */
export const callExample = (name: CallName): CallExample =>
  (examples as unknown as Readonly<Record<CallName, CallExample>>)[name]
