import type { Offer } from '../catalog/offer.ts'
import type { Price } from '../catalog/price.ts'
import { recurringAmount } from '../catalog/price.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { PageEndpoint } from './endpoint.ts'
import type { MessageKey } from './message-key.ts'
import { titleKey } from './message-key.ts'
import type {
  BlockKind,
  EmptyReason,
  PageBlock,
  PageModel,
  PageOffer,
  PagePrice,
  Parameter,
  ParameterName,
  Way,
} from './page-model.ts'
import { PAGE_RULES_VERSION } from './page-model.ts'

export const money = (name: ParameterName, cents: Cents): Parameter => ({ kind: 'money', name, cents })
export const count = (name: ParameterName, counted: number): Parameter => ({
  kind: 'count',
  name,
  count: counted,
})
export const date = (name: ParameterName, day: PlainDate): Parameter => ({ kind: 'date', name, date: day })
export const text = (name: ParameterName, written: string): Parameter => ({
  kind: 'text',
  name,
  text: written,
})

/** A block that holds nothing but words, unless more is given. */
export const block = (
  id: string,
  kind: BlockKind,
  keys: readonly MessageKey[],
  given: Partial<Pick<PageBlock, 'parameters' | 'offers' | 'way'>> = {},
): PageBlock => ({ id, kind, keys, parameters: [], offers: [], reason: null, way: null, ...given })

/** A block in place of what a page would show. */
export type EmptyBlock = PageBlock & { readonly way: Way }

/** The block of a page with nothing to show: why, and the way on (TPL-03). */
export const nothing = (reason: EmptyReason, key: MessageKey, way: Way): EmptyBlock => ({
  ...block('nothing', 'empty', [key]),
  reason,
  way,
})

const pagePrice = (price: Price): PagePrice => {
  if (price.type === 'LineTable') return { id: price.type, amount: recurringAmount(price, 1), months: 0 }
  return { id: price.type, amount: price.amount, months: price.type === 'PaymentPlan' ? price.months : 0 }
}

/** An offer of the catalogue as a page names it: each price by its type, that of a line table for one line (TPL-04). */
export const pageOffer = ({ id, prices }: Offer): PageOffer => ({
  kind: 'offer',
  id,
  prices: prices.map(pagePrice),
})

export type Screen = Pick<PageModel, 'blocks' | 'flags' | 'summary' | 'next'> & {
  /** Whatever the blocks may name. */
  readonly goods: readonly PageOffer[]
}

/** The model of a page: its title, and of the goods those its blocks name, in the order they name them (TPL-01, TPL-04). */
export const pageModel = (
  endpoint: PageEndpoint,
  catalogVersion: string,
  { goods, ...screen }: Screen,
): PageModel => {
  const named = [...new Set(screen.blocks.flatMap(({ offers }) => offers))]
  return {
    endpoint,
    titleKey: titleKey(endpoint),
    ...screen,
    offers: named.flatMap((id) => goods.filter((good) => good.id === id)),
    version: { rules: PAGE_RULES_VERSION, catalog: catalogVersion },
  }
}
