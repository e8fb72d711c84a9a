import { selectedSlug } from '#adapters/brand/slug.ts'
import { renamed } from '../shape/object.shape.ts'
import type { Shape } from '../shape/shape.ts'

/** The name in messages of the flag that a home or a page is ready for the product: the brand's slug and `Ready`. */
export const READY_FLAG = `${selectedSlug}Ready`

/** Describes an object with the flag under its name in messages. */
export const withReadyFlag = <A extends { readonly productReady?: boolean }>(base: Shape<A>): Shape<A> =>
  renamed(base, 'productReady', READY_FLAG)
