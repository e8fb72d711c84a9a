import type { PlainDate } from '../shared/plain-date.ts'
import type { CustomerFieldFailure } from '../checkout/customer.failure.ts'

/** Reasons against porting a number. */
export type PortabilityObstacle =
  | 'tollFree'
  | 'premium'
  | 'inactive'
  | 'unassigned'
  | 'ownCustomer'
  | 'outsideRateCenter'
  | 'frozen'
  | 'checkUnavailable'
  | 'detailsUnavailable'

export type PhoneFailure =
  | Extract<CustomerFieldFailure, { readonly _tag: 'PhoneMissing' | 'PhoneMalformed' }>
  | { readonly _tag: 'AreaCodeReserved'; readonly areaCode: string }
  | { readonly _tag: 'ExchangeReserved'; readonly exchange: string }
  /** The response is about another number than the request. The failure contains neither. */
  | { readonly _tag: 'AnswerAboutAnother' }
  | { readonly _tag: 'CheckStatusUnknown'; readonly status: string }
  | { readonly _tag: 'NumberWishUnknown'; readonly wish: string }
  | { readonly _tag: 'LineIdInvalid'; readonly lineId: string }
  | { readonly _tag: 'TransferPinMissing' }
  | { readonly _tag: 'TransferPinExpired'; readonly until: PlainDate }
  | { readonly _tag: 'NumberNotPortable'; readonly reason: PortabilityObstacle }
