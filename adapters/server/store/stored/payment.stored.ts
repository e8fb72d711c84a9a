import type { PaymentSummary } from '#core/payment/payment.ts'
import type { StoredPayment } from '#core/ports/payment-gateway.ts'
import { object, tagged } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { literal, string } from '#adapters/shape/shape.ts'
import { named, oneOf } from './value.stored.ts'

type SummaryOf<Kind extends PaymentSummary['kind']> = Extract<PaymentSummary, { readonly kind: Kind }>

export const paymentSummary: Shape<PaymentSummary> = tagged<PaymentSummary, 'kind'>('kind', {
  card: object<SummaryOf<'card'>>({
    kind: literal('card'),
    issuer: oneOf({ Visa: true, Mastercard: true, Amex: true, Discover: true, Unknown: true }),
    lastFour: string,
  }),
  bank: object<SummaryOf<'bank'>>({
    kind: literal('bank'),
    accountKind: oneOf({ checking: true, savings: true }),
    lastFour: string,
  }),
})

export const storedPayment: Shape<StoredPayment> = object<StoredPayment>({
  token: named(),
  summary: paymentSummary,
})
