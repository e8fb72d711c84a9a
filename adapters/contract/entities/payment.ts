import { ACCOUNT_MAX, ACCOUNT_MIN, accountKinds } from '#core/bank/account-kind.ts'
import { CARD_NAME_MAX, NAME_ON_PAYMENT, parseNameOnCard } from '#core/card/name-on-card.ts'
import { issuers } from '#core/card/issuer.ts'
import type { CardPaymentInformation, PaymentInformation } from '#core/payment/payment-information.ts'
import { paymentModes } from '#core/payment/payment-mode.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { BankEnvelope, CardEnvelope, PaymentKey } from '#core/ports/card-encryption.ts'
import type { PaymentRequest } from '#core/ports/checkout-orchestrator.ts'
import { optional, refined } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { zip, zipText } from './address.ts'
import { identifier } from './identifier.ts'
import { cents } from './pricing.ts'
import { sealed } from './sealed.ts'
import { instant } from './time.ts'

/** 256 bits in base64url. */
const key = text({ min: 43, max: 43, pattern: /^[A-Za-z0-9_-]{43}$/ })

export const paymentKey: Shape<PaymentKey> = object<PaymentKey>({
  keyId: identifier,
  phaseId: identifier,
  cipherKey: key,
  integrityKey: key,
  expiresAt: instant,
})

/** The format of an encrypted card. Only the gateway can read its content. */
const cardEnvelope: Shape<CardEnvelope> = object<CardEnvelope>({
  ...sealed,
  card: text({ min: 13, max: 19, pattern: /^[0-9]{13,19}$/ }),
  cvv: text({ min: 3, max: 4, pattern: /^[0-9]{3,4}$/ }),
  expirationDate: text({ min: 7, max: 7, pattern: /^20[0-9]{2}-(?:0[1-9]|1[0-2])$/ }),
})

const accountKind = literal(...accountKinds)

/** Routing number and account number in one string. */
const accountDigits = { min: 9 + ACCOUNT_MIN, max: 9 + ACCOUNT_MAX }

/** The format of an encrypted account. */
const bankEnvelope: Shape<BankEnvelope> = object<BankEnvelope>({
  ...sealed,
  account: text({
    ...accountDigits,
    pattern: new RegExp(`^[0-9]{${accountDigits.min},${accountDigits.max}}$`),
  }),
  accountKind,
})

/** The name on a card or an account. */
const nameOnPayment: Shape<string> = refined(
  text({ min: 1, max: CARD_NAME_MAX, pattern: NAME_ON_PAYMENT }),
  parseNameOnCard,
)

const paymentMode = optional(literal(...paymentModes))

const purpose = { delinquentPaymentAmount: cents, autopay: boolean, delinquent: boolean, initial: boolean }

const bankInformation: Shape<PaymentInformation> = object<PaymentInformation>(purpose)

const cardInformation: Shape<CardPaymentInformation> = object<CardPaymentInformation>({ ...purpose, zip })

type Paid<Kind extends PaymentRequest['kind']> = Extract<PaymentRequest, { readonly kind: Kind }>

export const paymentRequest: Shape<PaymentRequest> = tagged<PaymentRequest, 'kind'>('kind', {
  card: object<Paid<'card'>>({
    kind: literal('card'),
    mode: paymentMode,
    cardType: optional(literal(...issuers)),
    paymentInformation: optional(cardInformation),
    nameOnCard: nameOnPayment,
    zipCode: zipText,
    card: cardEnvelope,
  }),
  bank: object<Paid<'bank'>>({
    kind: literal('bank'),
    mode: paymentMode,
    paymentInformation: optional(bankInformation),
    nameOnAccount: nameOnPayment,
    bank: bankEnvelope,
  }),
})

const lastFour = text({ min: 4, max: 4, pattern: /^[0-9]{4}$/ })

type SummaryOf<Kind extends PaymentSummary['kind']> = Extract<PaymentSummary, { readonly kind: Kind }>

export const paymentSummary: Shape<PaymentSummary> = tagged<PaymentSummary, 'kind'>('kind', {
  card: object<SummaryOf<'card'>>({ kind: literal('card'), issuer: literal(...issuers), lastFour }),
  bank: object<SummaryOf<'bank'>>({ kind: literal('bank'), accountKind, lastFour }),
})
