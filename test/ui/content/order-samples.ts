import { either as E } from 'fp-ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Customer, EmailAddress, PersonName, PhoneNumber } from '#core/checkout/customer.ts'
import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import { basisPoints } from '#core/shared/money.ts'
import { addDays, epochMs, type PlainDate } from '#core/shared/plain-date.ts'

const offer = (name: string): OfferId => name as OfferId

const priced = (taxRate: number): Quote => {
  const answer = quote({
    catalogVersion: cometa.catalog.version,
    offers: cometa.catalog.offers,
    lines: [
      { offerId: offer('internet-gig'), quantity: 1 },
      { offerId: offer('advanced-wifi'), quantity: 1 },
      { offerId: offer('wifi-pod'), quantity: 2 },
      { offerId: offer('install-professional'), quantity: 1 },
    ],
    taxRate: basisPoints(taxRate),
  })
  if (E.isLeft(answer)) throw new TypeError(`the sample has no price: ${answer.left._tag}`)
  return answer.right
}

/** A cart with every offer, and the same cart with higher taxes. */
export const sampleQuote: Quote = priced(825)
export const dearerQuote: Quote = priced(1_000)

export const sampleCard: PaymentSummary = { kind: 'card', issuer: 'Visa', lastFour: '1111' }
export const sampleAccount: PaymentSummary = { kind: 'bank', accountKind: 'checking', lastFour: '6789' }

/** Twelve days of four windows each: some free, some nearly full, some full, one day full altogether. */
export const sampleWindows: readonly InstallationWindow[] = Array.from({ length: 12 }, (_, day) =>
  [8, 10, 13, 15].map((fromHour, index) => ({
    id: `w-${day}-${fromHour}` as WindowId,
    date: addDays('2026-11-23' as PlainDate, day < 6 ? day : day + 1),
    fromHour,
    toHour: fromHour + 2,
    placesLeft: day === 2 ? 0 : (day + index) % 4,
  })),
).flat()

export const sampleVisit: InstallationWindow = {
  id: 'w-1-10' as WindowId,
  date: '2026-11-24' as PlainDate,
  fromHour: 10,
  toHour: 12,
  placesLeft: 2,
}

export const sampleCustomer: Customer = {
  firstName: 'María José' as PersonName,
  lastName: 'Peñaloza Iturriaga' as PersonName,
  emailAddress: 'maria.jose@correo.example' as EmailAddress,
  phoneNumber: '3055550142' as PhoneNumber,
  phoneType: 'Mobile',
}

export const sampleReceipt: OrderReceipt = {
  orderNumber: 'K7F3-9Q2M' as OrderNumber,
  placedAt: epochMs(1_795_000_000_000),
  quote: sampleQuote,
  installKind: 'professional',
  visit: sampleVisit,
  payment: sampleCard,
  emailAddress: sampleCustomer.emailAddress,
}
