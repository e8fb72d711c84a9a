import type { Offer } from '../catalog/offer.ts'
import type { Price } from '../catalog/price.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { PageEndpoint } from './endpoint.ts'
import type { MessageKey } from './message-key.ts'
import { titleKey } from './message-key.ts'
import type {
  EmptyReason,
  PageBlock,
  PageModel,
  PageOffer,
  PagePrice,
  Parameter,
  ParameterName,
  Link,
} from './page-model.ts'
import { PAGE_RULES_VERSION } from './page-model.ts'
import type { BlockKind } from './section-kind.ts'

export const money = (name: ParameterName, cents: Cents): Parameter => ({ kind: 'money', name, cents })
export const count = (name: ParameterName, value: number): Parameter => ({
  kind: 'count',
  name,
  count: value,
})
export const date = (name: ParameterName, day: PlainDate): Parameter => ({ kind: 'date', name, date: day })
export const text = (name: ParameterName, written: string): Parameter => ({
  kind: 'text',
  name,
  text: written,
})

/** Builds a block with texts only, plus the given parts. */
export const block = (
  id: string,
  kind: BlockKind,
  keys: readonly MessageKey[],
  given: Partial<Pick<PageBlock, 'parameters' | 'offers' | 'way'>> = {},
): PageBlock => ({ id, kind, keys, parameters: [], offers: [], reason: null, way: null, ...given })

/** A block that replaces missing content. */
export type EmptyBlock = PageBlock & { readonly way: Link }

/** Builds an empty block: the reason, and a link (TPL-03). */
export const emptyBlock = (reason: EmptyReason, key: MessageKey, way: Link): EmptyBlock => ({
  ...block('nothing', 'empty', [key]),
  reason,
  way,
})

const pagePrice = (price: Price): PagePrice => ({
  id: price.type,
  amount: price.amount,
  months: price.type === 'PaymentPlan' ? price.months : 0,
})

/** Converts an offer of the catalogue to an offer of a page: each price by its type (TPL-04). */
export const pageOffer = ({ id, prices }: Offer): PageOffer => ({
  kind: 'offer',
  id,
  prices: prices.map(pagePrice),
})

export type Screen = Pick<PageModel, 'blocks' | 'flags' | 'summary' | 'next'> & {
  /** All offers that the blocks may refer to. */
  readonly offers: readonly PageOffer[]
}

/** Builds a page's model: its title, and the offers of its blocks, in order of first use (TPL-01, TPL-04). */
export const pageModel = (
  endpoint: PageEndpoint,
  catalogVersion: string,
  { offers, ...screen }: Screen,
): PageModel => {
  const named = [...new Set(screen.blocks.flatMap(({ offers }) => offers))]
  return {
    endpoint,
    titleKey: titleKey(endpoint),
    ...screen,
    offers: named.flatMap((id) => offers.filter((good) => good.id === id)),
    version: { rules: PAGE_RULES_VERSION, catalog: catalogVersion },
  }
}
