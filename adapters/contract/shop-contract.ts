import { localizationCalls } from './calls/localization.calls.ts'
import { cartCalls } from './calls/cart.calls.ts'
import { sessionCalls } from './calls/session.calls.ts'

/** The calls of the shop: the part of the contract that its first screens load. */
export const shopContract = { ...localizationCalls, ...sessionCalls, ...cartCalls }
