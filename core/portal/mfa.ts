import { either as E } from 'fp-ts'
import type { PortalReturn } from './return-url.ts'
import { parseReturnUrl } from './return-url.ts'
import type { ReturnFailure } from './portal.failure.ts'

export type MfaState = {
  readonly isMfaOn: boolean
  readonly isConfirmed: boolean
  readonly requestedUrl: string
  /** Scheme, host and port of the store, without a slash at the end. */
  readonly origin: string
}

/** `returnTo` is what is saved for the way back; null leads to the portal's entry, for the reason beside it. */
export type MfaDecision =
  | { readonly do: 'proceed'; readonly reason: 'flagOff' | 'confirmed' }
  | {
      readonly do: 'confirm'
      readonly reason: 'notConfirmed'
      readonly returnTo: PortalReturn | null
      readonly returnRefused: ReturnFailure | null
    }

/** A second factor is asked for when the flag is on and it is not yet confirmed; the page asked for is saved for the return (PTL-02). */
export const decideMfa = ({ isMfaOn, isConfirmed, requestedUrl, origin }: MfaState): MfaDecision => {
  if (!isMfaOn) return { do: 'proceed', reason: 'flagOff' }
  if (isConfirmed) return { do: 'proceed', reason: 'confirmed' }
  const page = parseReturnUrl(requestedUrl, origin)
  return {
    do: 'confirm',
    reason: 'notConfirmed',
    returnTo: E.isRight(page) ? page.right : null,
    returnRefused: E.isLeft(page) ? page.left : null,
  }
}
