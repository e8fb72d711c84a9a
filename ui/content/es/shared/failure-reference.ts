import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { translated } from '#ui/content/language.ts'

export const failureReferenceWords = translated('failureReferenceWords', {
  reference: (reference: string): string => `Referencia: ${reference}`,
})

/** Returns the reference of a failed call in the provider's logs, or null. */
export const referenceOf = (failure: CheckoutFailure): string | null =>
  failure._tag === 'Refused' || failure._tag === 'ProviderBroken' ? failure.requestId : null

export const referenceWords = (reference: string): string => failureReferenceWords.reference(reference)
