import type { CartLine } from '#core/cart/cart.ts'
import { isEquipment } from '#core/account/account.ts'
import type { LineOfBusiness, Offer } from '#core/catalog/offer.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { seededRandom } from '../network/seeded-random.ts'

/**
 * An account as a billing system knows it. `owed` is its unpaid balance in billing format, `0.00` without one.
 * `accountId` is its account in the portal; absent without one.
 */
export type BillingAccount = {
  readonly email: string
  readonly holdings: readonly CartLine[]
  readonly owed: string
  readonly accountId?: AccountId
}

/** Finds the account at a place of the network, with plans and equipment of these offers; null without one. */
export type AccountDirectory = (locationId: string, offers: readonly Offer[]) => BillingAccount | null

/** Account of the existing-customer sample: internet, two mobile lines, all equipment but two, and a balance. */
export const SAMPLE_ACCOUNT = {
  locationId: 'fl-33012-215-jose-marti-avenue',
  accountId: 'CM-100100' as AccountId,
  email: 'carmen@correo.example',
  owed: '45.20',
}

const { locationId: _, ...accountOfSample } = SAMPLE_ACCOUNT

const FREE_OF_SAMPLE = 2
const LINES_OF_SAMPLE = 2
const LINES_MOST = 4
const NAMES = [
  'ana',
  'beatriz',
  'daniel',
  'elena',
  'felipe',
  'ines',
  'jorge',
  'lucia',
  'mario',
  'rosa',
] as const
/** Unpaid balances in billing format. Most accounts owe nothing. */
const BALANCES = ['0.00', '0.00', '0.00', '0.00', '38.75', '112.10'] as const

const holding = (offers: readonly Offer[], count: (limit: number) => number): readonly CartLine[] =>
  offers
    .filter(isEquipment)
    .map(({ id, limit }) => ({ offerId: id, quantity: count(limit) }))
    .filter(({ quantity }) => quantity > 0)

/** The first plan of a line of business that everybody can buy, in a quantity; nothing for none. */
const planOf = (
  offers: readonly Offer[],
  lineOfBusiness: LineOfBusiness,
  quantity: number,
): readonly CartLine[] => {
  const plan = offers.find(
    (one) => one.role === 'plan' && one.lineOfBusiness === lineOfBusiness && one.audience === 'everybody',
  )
  return plan === undefined || quantity === 0 ? [] : [{ offerId: plan.id, quantity }]
}

/** Returns the same number for the same text. */
const seedOf = (text: string): number =>
  Array.from(text).reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/**
 * The accounts of the sample network, for demonstrations and tests: this provider has no billing system. Every place
 * has the same account each time.
 */
export const sampleAccounts: AccountDirectory = (locationId, offers) => {
  if (locationId === SAMPLE_ACCOUNT.locationId)
    return {
      ...accountOfSample,
      holdings: [
        ...planOf(offers, 'Internet', 1),
        ...planOf(offers, 'Mobile', LINES_OF_SAMPLE),
        ...holding(offers, (limit) => Math.max(1, limit - FREE_OF_SAMPLE)),
      ],
    }
  const random = seededRandom(seedOf(locationId))
  return {
    email: `${random.pick(NAMES)}.${seedOf(locationId)}@correo.example`,
    owed: random.pick(BALANCES),
    holdings: [
      ...planOf(offers, 'Internet', 1),
      ...planOf(offers, 'Mobile', random.below(LINES_MOST)),
      ...holding(offers, (limit) => random.below(limit + 1)),
    ],
  }
}
