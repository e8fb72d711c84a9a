import * as address from './entities/address.ts'
import * as addressQualification from './entities/address-qualification.ts'
import * as cartChange from './entities/cart-change.ts'
import * as catalog from './entities/catalog.ts'
import * as checkout from './entities/checkout.ts'
import * as details from './entities/details.ts'
import * as device from './entities/device.ts'
import * as followUp from './entities/follow-up.ts'
import * as humanCheck from './entities/human-check.ts'
import * as identifier from './entities/identifier.ts'
import * as savedCart from './entities/saved-cart.ts'
import * as localization from './entities/localization.ts'
import * as missingDevice from './entities/missing-device.ts'
import * as mobile from './entities/mobile.ts'
import * as order from './entities/order.ts'
import * as qualification from './entities/qualification.ts'
import * as orderView from './entities/order-view.ts'
import * as payment from './entities/payment.ts'
import * as phone from './entities/phone.ts'
import * as portalBill from './entities/portal-bill.ts'
import * as portalChange from './entities/portal-change.ts'
import * as portalOverview from './entities/portal-overview.ts'
import * as portalSession from './entities/portal-session.ts'
import * as pricing from './entities/pricing.ts'
import * as promotion from './entities/promotion.ts'
import * as risk from './entities/risk.ts'
import * as template from './entities/template.ts'
import * as tradeIn from './entities/trade-in.ts'
import * as time from './entities/time.ts'
import * as usage from './entities/usage.ts'
import { apiError } from './error.ts'
import type { JsonSchema, SchemaOf, Shape } from '../shape/shape.ts'

const entities: Readonly<Record<string, unknown>> = {
  apiError,
  ...address,
  ...addressQualification,
  ...catalog,
  ...checkout,
  ...details,
  ...device,
  ...followUp,
  ...humanCheck,
  ...identifier,
  ...localization,
  ...mobile,
  ...order,
  ...orderView,
  ...payment,
  ...phone,
  ...portalBill,
  ...portalChange,
  ...portalOverview,
  ...portalSession,
  ...pricing,
  ...qualification,
  ...risk,
  ...template,
  ...time,
  ...tradeIn,
  ...cartChange,
  ...missingDevice,
  ...savedCart,
  ...promotion,
  ...usage,
}

const isShape = (value: unknown): value is Shape<unknown> =>
  typeof value === 'object' && value !== null && 'codec' in value && 'schema' in value

const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const shapes = Object.entries(entities).flatMap(([name, value]) =>
  isShape(value) ? [[capitalized(name), value] as const] : [],
)

/** A shape with two names uses the first. */
const names = new Map<unknown, string>(shapes.toReversed().map(([name, shape]) => [shape, name]))

/** Returns the schema of a shape: a reference if an entity exports it, else in full. */
export const schemaOf: SchemaOf = (part) => {
  const name = names.get(part)
  return name === undefined ? part.schema(schemaOf) : { $ref: `#/components/schemas/${name}` }
}

/** Returns the schemas of the exported entity shapes, by export name. */
export const namedSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    shapes
      .filter(([name, shape]) => names.get(shape) === name)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, shape]) => [name, shape.schema(schemaOf)]),
  )
