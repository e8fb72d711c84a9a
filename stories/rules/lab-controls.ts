import type { ArgTypes } from '@storybook/react-vite'
import { brand, terms } from '#adapters/brand/brand.ts'
import { salesTax } from '#adapters/provider/network/sales-tax.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { offersForEverybody } from '#core/catalog/offer.ts'
import { PUBLIC_CHANNEL, channels } from '#core/session/session.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import type { BuyerArgs } from './lab-cart.ts'
import { NONE } from './lab-cart.ts'

type Value = string | number | boolean

/** The controls of a cart: by the choice or the id of offers, and the inputs of its buyer. */
export type LabArgs = BuyerArgs & Readonly<Record<string, Value>>

/** Offers of one choice, of which a cart has one; or one offer without a choice. */
type Group = { readonly arg: string; readonly offers: readonly [Offer, ...Offer[]] }

const { offers, bundles } = brand.catalog

const shopped = offersForEverybody(offers).filter(({ role }) => role === 'plan' || role === 'addOn')

const argOf = ({ choice, id }: Offer): string => choice ?? id

const groups: readonly Group[] = [...new Set(shopped.map(argOf))].flatMap((arg) => {
  const [first, ...rest] = shopped.filter((offer) => argOf(offer) === arg)
  return first === undefined ? [] : [{ arg, offers: [first, ...rest] }]
})

const limitOf = ({ offers: sold }: Group): number => Math.max(...sold.map(({ limit }) => limit))

const quantityArg = ({ arg }: Group): string => `${arg}-quantity`

const nameOf = ({ name }: Offer): string => brandText(name)

const categoryOf = ({ offers: [{ lineOfBusiness }] }: Group) => ({
  table: { category: serviceNames[lineOfBusiness] },
})

const labelOf = ({ offers: sold }: Group): string => {
  const [first] = sold
  return first.role === 'plan' ? 'Plan' : sold.map(nameOf).join(' o ')
}

const select = (options: readonly string[], labels: Readonly<Record<string, string>> = {}) => ({
  options,
  control: { type: 'select' as const, labels },
})

const groupControls = (group: Group): ArgTypes => {
  const { arg, offers: sold } = group
  const shared = { name: labelOf(group), ...categoryOf(group) }
  const limit = limitOf(group)
  const quantity = { control: { type: 'number' as const, min: 0, max: limit, step: 1 } }
  if (sold[0].choice === null)
    return { [arg]: { ...shared, ...(limit > 1 ? quantity : { control: { type: 'boolean' } }) } }
  const labels = Object.fromEntries(sold.map((offer) => [offer.id, nameOf(offer)]))
  return {
    [arg]: { ...shared, ...select([NONE, ...sold.map(({ id }) => id)], labels) },
    ...(limit > 1 && { [quantityArg(group)]: { ...shared, ...quantity, name: 'Cuántas líneas' } }),
  }
}

const campaigns = [
  ...new Set(
    [...offers.flatMap(({ promotions }) => promotions), ...bundles].flatMap(({ conditions }) =>
      conditions.flatMap((condition) => (condition.kind === 'Campaign' ? [condition.campaign] : [])),
    ),
  ),
]

const buyerControls: Readonly<Record<keyof BuyerArgs, ArgTypes[string]>> = {
  state: { name: 'Estado', ...select([...salesTax.states.keys()]) },
  city: { name: 'Ciudad', control: { type: 'text' } },
  isNewCustomer: { name: 'Cliente nuevo', control: { type: 'boolean' } },
  portsIn: { name: 'Trae su número', control: { type: 'boolean' } },
  campaign: { name: 'Campaña', ...select([NONE, ...campaigns]) },
  orderedOn: { name: 'Día del pedido', control: { type: 'text' } },
  channel: { name: 'Canal', ...select(channels) },
  coupon: { name: 'Código de descuento', ...select([NONE, ...terms.coupons.map(({ code }) => code)]) },
}

/** The controls of a cart, from the catalogue of the brand and the inputs of the pricing rules. */
export const labControls: ArgTypes = {
  ...Object.assign({}, ...groups.map(groupControls)),
  ...Object.fromEntries(
    Object.entries(buyerControls).map(([arg, control]) => [
      arg,
      { ...control, table: { category: 'Comprador y lugar' } },
    ]),
  ),
}

const unknownBuyer: BuyerArgs = {
  state: 'FL',
  city: 'Miami',
  isNewCustomer: false,
  portsIn: false,
  campaign: NONE,
  orderedOn: '2026-12-01',
  channel: PUBLIC_CHANNEL,
  coupon: NONE,
}

const groupArgs = (group: Group, chosen: readonly string[]): Readonly<Record<string, Value>> => {
  const [first] = group.offers
  const id = group.offers.find((offer) => chosen.includes(offer.id))?.id
  if (first.choice !== null)
    return { [group.arg]: id ?? NONE, ...(limitOf(group) > 1 && { [quantityArg(group)]: 1 }) }
  return { [group.arg]: limitOf(group) > 1 ? Number(id !== undefined) : id !== undefined }
}

/** Returns the controls of a cart with one of each chosen offer, for an unknown buyer. */
export const argsOf = (chosen: readonly string[]): LabArgs => ({
  ...unknownBuyer,
  ...Object.assign({}, ...groups.map((group) => groupArgs(group, chosen))),
})

/** Returns the lines that the controls select. */
export const wantedLines = (args: LabArgs): readonly CartLine[] =>
  groups.flatMap((group) => {
    const [first] = group.offers
    const value = args[group.arg]
    const isChoice = first.choice !== null
    const offerId = isChoice ? (value as OfferId) : first.id
    const quantity = isChoice ? Number(args[quantityArg(group)] ?? 1) : Number(value)
    return String(value) === NONE || quantity === 0 ? [] : [{ offerId, quantity }]
  })
