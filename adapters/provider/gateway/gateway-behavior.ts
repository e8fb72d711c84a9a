import { function as F, taskEither as TE } from 'fp-ts'
import type { EmbeddedGatewayParts, GatewayAnswer } from './gateway-keys.ts'
import { fail, fromLedger } from './gateway-keys.ts'
import type { Charge, GatewayBehavior } from './gateway-ledger.ts'

/** Delays in ms: of a charge after its caller's timeout, and of a charge after the order was abandoned too. */
export const LATE_MS = 15_000
export const TOO_LATE_MS = 45_000

const book = ({ ledger }: EmbeddedGatewayParts, charge: Charge): GatewayAnswer<Charge> =>
  fromLedger(() => ledger.book(charge))

/** Records a charge after its caller's timeout. A charge that the ledger refuses is lost, as with a bank. */
const bookLater = (parts: EmbeddedGatewayParts, ms: number, charge: Charge): GatewayAnswer<never> => {
  parts.later?.(ms, async () => void (await book(parts, charge)()))
  return TE.left(fail('GatewayUnavailable')())
}

/** Charges according to the test behavior of the card. A response that never arrives is `GatewayUnavailable` (F12). */
export const charged = (
  parts: EmbeddedGatewayParts,
  behavior: GatewayBehavior,
  charge: Charge,
): GatewayAnswer<Charge> => {
  switch (behavior) {
    case 'silent':
      return TE.left(fail('GatewayUnavailable')())
    case 'late':
      return bookLater(parts, LATE_MS, charge)
    case 'tooLate':
      return bookLater(parts, TOO_LATE_MS, charge)
    case 'twice':
      return F.pipe(
        book(parts, charge),
        TE.flatMap(() => book(parts, charge)),
        TE.tapIO(() => () => parts.later?.(LATE_MS, async () => void (await book(parts, charge)()))),
      )
    default:
      return book(parts, charge)
  }
}
