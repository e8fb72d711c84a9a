import { callNames } from '#adapters/contract/contract.ts'
import type { CallExamples } from '#adapters/contract/example.ts'
import { shop, shopForPhones } from './carts.ts'
import { buy, orderInDoubt } from './orders.ts'
import { useThePortal, proveAccount, visit } from './visits.ts'
import { createRecorder } from './recorder.ts'

/** Calls every call of the contract once or more. The example of a call is its first request and answer. */
export const recordExamples = async (): Promise<CallExamples> => {
  const recorder = createRecorder()
  for (const part of [visit, shop, shopForPhones, buy, orderInDoubt, proveAccount, useThePortal])
    await part(recorder)
  const { examples } = recorder
  const missing = callNames.filter((name) => !examples.has(name))
  if (missing.length > 0) throw new Error(`calls without an example: ${missing.join(', ')}`)
  return Object.fromEntries(examples)
}
