import examples from './examples.json' with { type: 'json' }
import { READY_FLAG } from './ready-flag.ts'
import type { CallName, ContractRequest } from './record.ts'

/** The parts of a request and an answer, both encoded. */
export type CallExample = { readonly request: ContractRequest; readonly response: unknown }

/** The name of the flag in the recorded examples, which are those of every brand. */
export const RECORDED_READY_FLAG = '{product}Ready'

const ofBrand = JSON.parse(JSON.stringify(examples).replaceAll(RECORDED_READY_FLAG, READY_FLAG)) as Readonly<
  Record<CallName, CallExample>
>

/** Returns the recorded request and answer of a call. The conformance tests record them. */
export const callExample = (name: CallName): CallExample => ofBrand[name]
