import { function as F, taskEither as TE } from 'fp-ts'
import type { EmbeddedGatewayParts, GatewayAnswer } from './gateway-keys.ts'
import { fail, fromLedger } from './gateway-keys.ts'
import type { Charge, Conduct } from './gateway-ledger.ts'

/** How late a charge is that comes after its caller has given up, and one that comes after the order has been given up too, in ms. */
export const LATE_MS = 15_000
export const TOO_LATE_MS = 45_000

const book = ({ ledger }: EmbeddedGatewayParts, charge: Charge): GatewayAnswer<Charge> =>
  fromLedger(() => ledger.book(charge))

/** Books a charge when nobody waits for it any more: one that the books refuse is lost, as it would be with a bank. */
const bookLater = (parts: EmbeddedGatewayParts, ms: number, charge: Charge): GatewayAnswer<never> => {
  parts.later?.(ms, async () => void (await book(parts, charge)()))
  return TE.left(fail('GatewayUnavailable')())
}

/** Books a charge as the conduct of its card wants it; an answer that never comes is a gateway that is unavailable (F12). */
export const charged = (
  parts: EmbeddedGatewayParts,
  conduct: Conduct,
  charge: Charge,
): GatewayAnswer<Charge> => {
  switch (conduct) {
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
