import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { CardEncryptionFailure } from '#core/ports/card-encryption.ts'
import { anyCall } from '../stage/networks.ts'
import type { Outcome } from './journey.ts'

const anySeal: Record<CardEncryptionFailure['_tag'], CardEncryptionFailure> = {
  CardTooShort: { _tag: 'CardTooShort' },
  KeyUnusable: { _tag: 'KeyUnusable' },
}

/** Every failure of a call or of the encryption that needs no parameters. */
export const failures: readonly CheckoutFailure[] = [
  ...Object.values(anyCall),
  ...Object.values(anySeal),
  { _tag: 'PaymentDeclined' },
  { _tag: 'WindowGone' },
]

export const answered = (right: unknown): unknown => ({ _tag: 'Right', right })

const failing = (failure: CheckoutFailure): Outcome<unknown> => ({
  name: failure._tag === 'Refused' ? `Refused ${failure.code}` : failure._tag,
  output: () => ({ _tag: 'Left', left: failure }),
  behavior: failure,
})

export const sessionExpired = failing(anyCall.SessionExpired)

/** Returns every failure of a call, with the reasons for which the provider refuses it. */
export const failings = (...codes: readonly RefusalCode[]): readonly Outcome<unknown>[] => [
  ...Object.values(anyCall).map(failing),
  ...codes.map((code) => failing({ _tag: 'Refused', code, requestId: 'peticion-7' })),
]

export const sealFailings = Object.values(anySeal).map(failing)
