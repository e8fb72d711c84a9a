import { either as E } from 'fp-ts'
import type { Brand } from '../brand/brand.ts'
import type { CartId, CartLine, PricedCart } from '../cart/cart.ts'
import type { OfferId } from '../catalog/offer.ts'
import { findOffer, offersForEverybody, offersOfLine, offersOfRole } from '../catalog/offer.ts'
import type { OrderNumber, OrderReceipt } from '../checkout/order.ts'
import { xumoOfferIds } from '../checkout/page-request.ts'
import { currentPrograms } from '../localization/assistance.ts'
import type { ServiceAddress } from '../localization/localization.ts'
import { quote } from '../pricing/quote.ts'
import type { Seal } from '../pricing/seal-token.ts'
import { WINDOW_HOURS } from '../schedule/choose-window.ts'
import type { InstallationWindow, WindowId } from '../schedule/window.ts'
import { basisPoints } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, instantAt } from '../shared/plain-date.ts'

/** The day of the demonstration: a Monday. No clock decides on it, so that each rendering is the same. */
const TODAY = '2030-01-07' as PlainDate

const windowAt = (days: number, fromHour: number): InstallationWindow => ({
  id: `demo-${days}-${fromHour}` as WindowId,
  date: addDays(TODAY, days),
  fromHour,
  toHour: fromHour + WINDOW_HOURS,
  placesLeft: 2,
})

/** The windows of the demonstration, all with places. */
export const windows: readonly InstallationWindow[] = [1, 2, 3].flatMap((days) =>
  [8, 10, 14].map((fromHour) => windowAt(days, fromHour)),
)

/** Its building, which includes a service. */
export const building = { property: 'Torre Sol', includedSpeedMbps: 300 }

/** A home where the provider confirms all. Only a site visit needs finished pre-work (SCH-03). */
export const addressOf = (page: string | null): ServiceAddress => ({
  locationId: 'demo',
  street: '1 Calle Sol',
  unit: '4B',
  city: 'El Paso',
  state: 'TX',
  zip: '79901',
  isBulk: true,
  productReady: true,
  preWorkReady: page === 'siteVisit',
  serviceability: { internetAvailable: true, tvAvailable: true, phoneAvailable: true },
  programs: currentPrograms.slice(0, 1),
  taxRate: basisPoints(825),
})

/** First internet and television plans, Xumo box, professional installation and deposit, as far as sold. */
export const linesOf = ({
  catalog: { offers },
  installOptions,
  depositOfferId,
}: Brand): readonly CartLine[] => {
  const plans = offersOfRole(offersForEverybody(offers), 'plan')
  const wanted: readonly (string | undefined)[] = [
    offersOfLine(plans, 'Internet')[0]?.id,
    offersOfLine(plans, 'TV')[0]?.id,
    xumoOfferIds[0],
    installOptions.find(({ kind }) => kind === 'professional')?.offerId,
    depositOfferId,
  ]
  return wanted
    .flatMap((id) => findOffer(offers, id as OfferId) ?? [])
    .map(({ id }) => ({ offerId: id, quantity: 1 }))
}

/** Prices the cart. A brand that does not sell its own offers is a defect (throws). */
export const pricedCartOf = (brand: Brand, { taxRate }: ServiceAddress): PricedCart => {
  const { version: catalogVersion, bundles, offers } = brand.catalog
  const lines = linesOf(brand)
  const priced = quote({ catalogVersion, offers, bundles, lines, taxRate })
  if (E.isLeft(priced)) throw new Error(`no price: ${priced.left._tag}`)
  const cart = { id: 'demo' as CartId, version: 1, marker: 'active', lines } as const
  return { cart, quote: priced.right, seal: 'demo' as Seal }
}

/** The visit that was chosen. */
export const visit = windowAt(1, 8)

/** Returns the receipt of the order of this cart. */
export const receiptOf = (priced: PricedCart): OrderReceipt => ({
  orderNumber: 'DEMO-2030' as OrderNumber,
  placedAt: instantAt(TODAY, 0, 0),
  quote: priced.quote,
  installKind: 'professional',
  visit,
  payment: null,
  emailAddress: 'persona@correo.example',
})
