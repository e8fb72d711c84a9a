import type { MissingDevice } from '#core/cart/restored-mobile.ts'
import { list, nullable } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { text } from '../../shape/shape.ts'
import { identifier } from './identifier.ts'
import { LINES_MAX } from './pricing.ts'

const missingDevice: Shape<MissingDevice> = object<MissingDevice>({
  sku: identifier,
  name: nullable(text({ min: 1, max: 200 })),
})

/** The devices of a cart or an order that are not sold any more, or of which too few are left. */
export const missingDevices = list(missingDevice, { max: LINES_MAX })
