import type { CartLine } from '../cart/cart.ts'
import type { PhoneDetails } from './phone-details.ts'
import { heldPhoneDetails } from './phone-lines.ts'

/** A telephone line without its number: its product, and whether its number is ported. */
export type PhoneLinePort = Pick<PhoneDetails, 'phoneProductId' | 'portingFlag'>

/** Returns lines without their numbers, for the price of a cart. */
export const phoneLinePorts = (phones: readonly PhoneDetails[]): readonly PhoneLinePort[] =>
  phones.map(({ phoneProductId, portingFlag }) => ({ phoneProductId, portingFlag }))

/** Checks whether a cart line ports its number: the fact of the condition `PortIn` (PHN-10, PRC-08). */
export const portsIn = (phoneLines: readonly PhoneLinePort[], lines: readonly CartLine[]): boolean =>
  heldPhoneDetails(phoneLines, lines).some(({ portingFlag }) => portingFlag)
