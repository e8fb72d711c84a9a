import { numberStatuses } from '#core/phone/number-check.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { LINE_NUMBER, parseLineNumber } from '#core/phone/phone-number.ts'
import { TELEPHONE_MAX } from '#core/checkout/customer.ts'
import type { PortabilitySummary } from '#core/phone/portability-summary.ts'
import { either, list, nullable, optional, refined, imap, unbranded } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { literal, text } from '../../shape/shape.ts'
import { plainDate } from './time.ts'
import { PHONE_LINES_MAX } from './catalog.ts'
import { identifier, offerId } from './identifier.ts'

export const numberStatus = literal(...numberStatuses)

export const lineNumber: Shape<LineNumber> = refined<string, LineNumber>(
  text({ min: 1, max: TELEPHONE_MAX, pattern: LINE_NUMBER }),
  parseLineNumber,
  (fc) => fc.integer({ min: 2_002_000_000, max: 9_999_999_999 }).map(String),
)

type Ported = PhoneDetails & { readonly telephoneNumber: LineNumber; readonly portingFlag: true }
type New = Omit<PhoneDetails, 'transferPinUntil'> & { readonly portingFlag: false }

const line = { phoneProductId: offerId, lineId: identifier }

/** A line with a ported number, or with a new one that may be chosen later. */
const lineDetails: Shape<PhoneDetails> = unbranded(
  either(
    object<Ported>({
      ...line,
      telephoneNumber: lineNumber,
      portingFlag: literal(true),
      transferPinUntil: optional(plainDate),
    }),
    object<New>({ ...line, telephoneNumber: nullable(lineNumber), portingFlag: literal(false) }),
  ),
)

export const phoneDetails = list(lineDetails, { max: PHONE_LINES_MAX })

type EncodedPortability = { readonly reason: PortabilitySummary['reason'] }

/** The portability of a number. The contract omits the flag `isPortable`, because the reason implies it. */
export const portability: Shape<PortabilitySummary> = imap<EncodedPortability, PortabilitySummary>(
  object<EncodedPortability>({ reason: literal('portable', 'notPortable', 'tollFree', 'premium') }),
  ({ reason }) => (reason === 'portable' ? { isPortable: true, reason } : { isPortable: false, reason }),
  ({ reason }) => ({ reason }),
)
