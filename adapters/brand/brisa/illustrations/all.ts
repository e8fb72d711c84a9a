import type { Illustrations } from '#core/brand/illustration.ts'
import * as account from './account.ts'
import * as address from './address.ts'
import * as away from './away.ts'
import * as landing from './landing.ts'
import * as order from './order.ts'

/** The illustrations of the brand: flat shapes of the coast on a round card, without outlines and without people. */
export const all: Illustrations = { ...account, ...address, ...away, ...landing, ...order }
