import { either as E } from 'fp-ts'
import type { PortalReturn } from './return-url.ts'
import { parseReturnUrl } from './return-url.ts'
import type { ReturnFailure } from './portal.failure.ts'

export type MfaState = {
  readonly isMfaOn: boolean
  readonly isConfirmed: boolean
  readonly requestedUrl: string
  /** The origin of the store: scheme, host and port, without a trailing slash. */
  readonly origin: string
}

/** `returnTo` is the saved return target. Null leads to the entry of the portal, for the given reason. */
export type MfaDecision =
  | { readonly do: 'proceed'; readonly reason: 'flagOff' | 'confirmed' }
  | {
      readonly do: 'confirm'
      readonly reason: 'notConfirmed'
      readonly returnTo: PortalReturn | null
      readonly returnRefused: ReturnFailure | null
    }

/** Decides on a second factor: required if the flag is on and unconfirmed. Saves the requested page (PTL-02). */
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
