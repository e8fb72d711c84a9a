import type { AccountSummary } from '#core/account/account.ts'
import type { AffiliateId } from '#core/affiliate/affiliate-id.ts'
import type { Address } from '#core/address/address.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { Customer } from '#core/checkout/customer.ts'
import type {
  BulkAddressData,
  LocalizationResponse,
  ServiceAddress,
  Serviceability,
  SessionInfo,
} from '#core/localization/localization.ts'
import type { PhoneLinePort } from '#core/phone/ports-in.ts'
import type { TaxParts } from '#core/pricing/tax.ts'
import type { WindowHold } from '#core/schedule/hold.ts'
import type { SessionStatus } from '#core/session/session.ts'
import type { SessionRecord } from '#adapters/provider/store/store.ts'
import { imap, nullable, optional } from '#adapters/shape/composite.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { boolean, string } from '#adapters/shape/shape.ts'
import { cartLines } from './cart.stored.ts'
import { acceptedAgreements } from './checkout.stored.ts'
import { storedPayment } from './payment.stored.ts'
import { channel, installKind, visitOrigins } from './receipt.stored.ts'
import { riskRecord } from './risk.stored.ts'
import { basisPoints, cents, count, instant, many, named, oneOf } from './value.stored.ts'

const programs = many(
  oneOf({ ACP: true, LIFELINE: true, NSLP: true, CEP: true, SSI: true, SNAP: true, MEDICAID: true } as const),
)

const serviceAddress = object<ServiceAddress>({
  locationId: string,
  street: string,
  unit: string,
  city: string,
  state: string,
  zip: string,
  isBulk: boolean,
  productReady: boolean,
  preWorkReady: boolean,
  serviceability: object<Serviceability>({
    internetAvailable: boolean,
    tvAvailable: boolean,
    phoneAvailable: boolean,
    internetPlans: optional(many(named<OfferId>())),
  }),
  taxRate: basisPoints,
  programs: optional(programs),
  taxes: optional(object<TaxParts>({ state: basisPoints, locality: basisPoints })),
  technology: optional(
    oneOf({
      fibre: true,
      coaxial: true,
      copper: true,
      fixedWireless: true,
      mobileInternet: true,
      satellite: true,
    } as const),
  ),
})

const sessionInfo = object<SessionInfo>({
  serviceAddress,
  channel,
  newCustomer: boolean,
  account: optional(object<AccountSummary>({ holdings: cartLines, pastDue: cents })),
  ...visitOrigins,
  affiliateInformation: optional(object<{ readonly id: AffiliateId | null }>({ id: nullable(named()) })),
  openedOn: optional(named()),
  serviceSelection: optional(string),
  sellsNotInBiller: optional(boolean),
  couponEntry: optional(string),
  autoPayTargetActivity: optional(string),
  bucket: optional(count),
  status: object<SessionStatus>({
    isAlive: boolean,
    expirationTime: instant,
    remainingMs: count,
    lifetimeMs: count,
  }),
})

const suggestion = object<AddressSuggestion>({
  streetLine: string,
  secondary: string,
  entries: count,
  city: string,
  state: string,
  zip: string,
})

const localization = object<LocalizationResponse>({
  sessionId: nullable(named()),
  sessionInfo: nullable(sessionInfo),
  responseCode: oneOf({
    '100': true,
    '110': true,
    '120': true,
    '130': true,
    '201': true,
    '202': true,
    '301': true,
    '302': true,
    '310': true,
    '600': true,
    '601': true,
    '602': true,
    '603': true,
    '604': true,
  }),
  providedAddress: object<Address>({ street: named(), unit: named(), zip: named() }),
  addressList: many(suggestion),
  bulkAddressData: nullable(object<BulkAddressData>({ property: string, includedSpeedMbps: count })),
  offerCount: count,
})

const customer = object<Customer>({
  firstName: named(),
  lastName: named(),
  emailAddress: named(),
  phoneNumber: named(),
  phoneType: oneOf({ Mobile: true, Home: true, Work: true }),
})

const step = oneOf({
  address: true,
  outcome: true,
  bundle: true,
  serviceSelection: true,
  bulkIncluded: true,
  included: true,
  cartDetails: true,
  customize: true,
  products: true,
  configure: true,
  checkout: true,
  payment: true,
  schedule: true,
  confirmation: true,
} as const)

/** Rows from before this column existed contain null. */
const orNone = <A>(item: Shape<A>): Shape<readonly A[]> =>
  imap(
    nullable(many(item)),
    (stored) => stored ?? [],
    (values) => values,
  )

/** The documents in a session's columns, without its keys and instants. */
export type SessionDocuments = Omit<
  SessionRecord,
  'owner' | 'secretHash' | 'openedAt' | 'expiresAt' | 'cartId'
>

export const sessionDocuments: Shape<SessionDocuments> = object<SessionDocuments>({
  localization,
  customer: nullable(customer),
  risk: nullable(riskRecord),
  installKind: nullable(installKind),
  agreements: acceptedAgreements,
  payment: nullable(storedPayment),
  programs: imap(
    nullable(programs),
    (stored) => stored ?? undefined,
    (known) => known ?? null,
  ),
  coupons: orNone(named()),
  phoneLines: orNone(object<PhoneLinePort>({ phoneProductId: named(), portingFlag: boolean })),
  accountProvenAt: imap(
    nullable(instant),
    (stored) => stored ?? undefined,
    (known) => known ?? null,
  ),
  step: nullable(step),
  holds: orNone(object<WindowHold>({ windowId: named(), since: instant, until: instant })),
})
