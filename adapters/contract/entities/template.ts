import { orderParts } from '#core/checkout/readiness.ts'
import { priceTypes } from '#core/catalog/price.ts'
import { devicePriceKinds } from '#core/mobile/device-price.ts'
import { pageEndpoints } from '#core/template/endpoint.ts'
import { messageKeys, titleKeys } from '#core/template/message-key.ts'
import type {
  PageBlock,
  PageFlags,
  PageModel,
  PageOffer,
  PagePrice,
  PageSummary,
  Parameter,
  Link,
} from '#core/template/page-model.ts'
import { emptyReasons, pageFlags, parameterNames } from '#core/template/page-model.ts'
import { blockKinds } from '#core/template/section-kind.ts'
import { list, nullable, optional } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, integer, literal, text } from '../../shape/shape.ts'
import { withReadyFlag } from '../ready-flag.ts'
import { identifier } from './identifier.ts'
import { cents, quantity, totals } from './pricing.ts'
import { plainDate } from './time.ts'

const key = literal(...messageKeys)

/** A path of the store, never of another host. */
const path = text({ min: 1, max: 200, pattern: /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/ })

const name = literal(...parameterNames)

type ParameterOf<K extends Parameter['kind']> = Extract<Parameter, { readonly kind: K }>

const parameter: Shape<Parameter> = tagged<Parameter, 'kind'>('kind', {
  money: object<ParameterOf<'money'>>({ kind: literal('money'), name, cents }),
  count: object<ParameterOf<'count'>>({
    kind: literal('count'),
    name,
    count: integer({ min: 0, max: 1_000_000 }),
  }),
  date: object<ParameterOf<'date'>>({ kind: literal('date'), name, date: plainDate }),
  text: object<ParameterOf<'text'>>({ kind: literal('text'), name, text: text({ min: 0, max: 200 }) }),
})

const way: Shape<Link> = object<Link>({ labelKey: key, to: path })

const offerIds = list(identifier, { max: 500 })

const pageBlock: Shape<PageBlock> = object<PageBlock>({
  id: identifier,
  kind: literal(...blockKinds),
  keys: list(key, { max: 10 }),
  parameters: list(parameter, { max: 10 }),
  offers: offerIds,
  reason: nullable(literal(...emptyReasons)),
  way: nullable(way),
})

const pagePrice: Shape<PagePrice> = object<PagePrice>({
  id: literal(...priceTypes, ...devicePriceKinds),
  amount: cents,
  months: integer({ min: 0, max: 1_200 }),
})

const pageOffer: Shape<PageOffer> = object<PageOffer>({
  kind: literal('offer', 'device'),
  id: identifier,
  prices: list(pagePrice, { max: 60 }),
})

const flags: Shape<PageFlags> = withReadyFlag(
  object<PageFlags>(Object.fromEntries(pageFlags.map((one) => [one, optional(boolean)])) as never),
)

const summary: Shape<PageSummary> = object<PageSummary>({
  lines: quantity,
  totals,
  missing: list(literal(...orderParts), { max: orderParts.length }),
})

export const pageModel: Shape<PageModel> = object<PageModel>({
  endpoint: literal(...pageEndpoints),
  titleKey: literal(...titleKeys),
  blocks: list(pageBlock, { max: 30 }),
  offers: list(pageOffer, { max: 500 }),
  flags,
  summary: nullable(summary),
  next: path,
  version: object<PageModel['version']>({ rules: identifier, catalog: identifier }),
})
