import { either as E } from 'fp-ts'
import type { Offer } from '../../catalog/offer.ts'
import type { PhoneDetails } from '../../phone/phone-details.ts'
import type { LineNumber } from '../../phone/phone-number.ts'
import { numberKind, parseLineNumber } from '../../phone/phone-number.ts'
import type { PhoneFailure } from '../../phone/phone.failure.ts'
import { transferPinUntil } from '../../phone/transfer-pin.ts'
import type { CartOptionCalls, LoadCartOptions } from '../../ports/cart-option-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { PhoneOptions } from '../../ports/phone-calls.ts'
import type { ChangedShop } from '../../ports/promotion-calls.ts'
import type { PlainDate } from '../../shared/plain-date.ts'
import { parsePlainDate } from '../../shared/plain-date.ts'

/** `onChange` receives the cart and the offers after each saved number: a ported number can change the price. */
export type PhonePorts = {
  readonly load: LoadCartOptions
  readonly product: Pick<Offer, 'id' | 'lineOfBusiness'>
  readonly today: PlainDate
  readonly whenSaved: () => Promise<void>
  readonly onChange: (changed: ChangedShop) => void
}

type Answer<A> = E.Either<OrchestratorFailure, A>

/** A number of another carrier and the last day of its transfer PIN, as they are entered. */
export type NumberEntry = { readonly lineId: string; readonly number: string; readonly pinUntil: string }

/** A number of another carrier that can be checked. */
export type NumberRequest = {
  readonly lineId: string
  readonly telephoneNumber: LineNumber
  readonly pinUntil: PlainDate | null
}

/** Whether a number can be ported: with its carrier, or with the disclosed reason against it (PHN-07). */
export type TransferAnswer =
  | { readonly isPortable: true; readonly carrier: string | null }
  | { readonly isPortable: false; readonly reason: 'notPortable' | 'tollFree' | 'premium' | 'notInService' }

/** Parses a number and its PIN's last day. Fails as `parseLineNumber` and `transferPinUntil` (PHN-01, PHN-09). */
export const parseNumberEntry = (
  { lineId, number, pinUntil }: NumberEntry,
  { product, today }: Pick<PhonePorts, 'product' | 'today'>,
): E.Either<PhoneFailure, NumberRequest> => {
  const telephoneNumber = parseLineNumber(number)
  if (E.isLeft(telephoneNumber)) return telephoneNumber
  const day = E.getOrElse((): PlainDate | null => null)(parsePlainDate(pinUntil))
  const until = transferPinUntil(product.lineOfBusiness, day, today)
  return E.isLeft(until)
    ? until
    : E.right({ lineId, telephoneNumber: telephoneNumber.right, pinUntil: until.right })
}

const withCalls = async <A>(
  { load, whenSaved }: PhonePorts,
  work: (calls: CartOptionCalls) => Promise<Answer<A>>,
): Promise<Answer<A>> => {
  await whenSaved()
  const calls = await load().catch(() => null)
  return calls === null ? E.left({ _tag: 'Unreachable' }) : work(calls)
}

export const loadOptions = (ports: PhonePorts): Promise<Answer<PhoneOptions>> =>
  withCalls(ports, (calls) => calls.phoneOptions()())

/** Checks the number itself, that it is in service, then that it can be ported to its line (PHN-03 to PHN-05). */
export const checkTransfer = (
  ports: PhonePorts,
  { lineId, telephoneNumber }: NumberRequest,
): Promise<Answer<TransferAnswer>> => {
  const kind = numberKind(telephoneNumber)
  if (kind !== 'geographic') return Promise.resolve(E.right({ isPortable: false, reason: kind }))
  return withCalls(ports, async (calls): Promise<Answer<TransferAnswer>> => {
    const verified = await calls.verifyPhoneNumber({ telephoneNumber })()
    if (E.isLeft(verified)) return verified
    if (verified.right.status !== 'active') return E.right({ isPortable: false, reason: 'notInService' })
    const answer = await calls.phonePortability({
      phoneProductId: ports.product.id,
      telephoneNumber,
      lineId,
    })()
    if (E.isLeft(answer)) return answer
    const { portability, carrier } = answer.right
    return E.right(
      portability.isPortable
        ? { isPortable: true, carrier }
        : { isPortable: false, reason: portability.reason },
    )
  })
}

/** Saves the number of a line and returns what can be chosen after it. */
export const saveDetails = (
  ports: PhonePorts,
  details: PhoneDetails,
): Promise<Answer<PhoneOptions & ChangedShop>> =>
  withCalls(ports, async (calls) => {
    const saved = await calls.updatePhoneDetails({ phoneDetails: [details] })()
    if (E.isLeft(saved)) return saved
    const options = await calls.phoneOptions()()
    // The number is saved: a list that cannot be read again is empty.
    const offered = E.isRight(options) ? options.right.offered : []
    return E.right({ ...saved.right, offered })
  })
