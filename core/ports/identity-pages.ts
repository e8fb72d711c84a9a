import type { IdentityCodePurpose, LoginChange, LoginLock } from '../checkout/order-message.ts'
import type { LoginDevice } from '../portal/login-device.ts'
import type { Language } from '../shared/language.ts'

/** Why a form of the identity pages is shown again. `locked`, `tooMany`: wait before the next attempt. */
export type LoginProblem = 'missing' | 'wrong' | 'locked'
export type FactorProblem = 'missing' | 'wrong' | 'expired' | 'locked' | 'tooMany'
/** `emailUnlikely`: the host is one letter from a common one. Sending the same address again passes (CHK-02). */
export type SignupProblem = 'orderMissing' | 'orderMalformed' | 'emailMalformed' | 'emailUnlikely' | 'tooMany'
export type ResetProblem = 'emailMalformed' | 'emailUnlikely' | 'tooMany'
export type SignupCodeProblem =
  | 'codeMissing'
  | 'code'
  | 'codeExpired'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordFamous'
  | 'passwordContext'
  | 'password'
  | 'locked'
export type ResetCodeProblem = Exclude<SignupCodeProblem, 'password' | 'locked'>

/**
 * Why the provider cannot answer a request elsewhere. `expired`: the login took too long, or was opened without its
 * start. `cookies`: the browser sent none of the cookies that it was given.
 */
export type IdentityErrorReason = 'expired' | 'cookies' | 'request' | 'origin' | 'unavailable'

/** A login session (PTL-30). `id` names it in a form. `opened`, `used`: minutes since login and last use. */
export type LoginSession = {
  readonly id: string
  readonly device: LoginDevice
  readonly opened: number
  readonly used: number
  readonly isThis: boolean
}

/** Embedded identity provider page with input and errors. `action`: the path that its form is posted to. */
export type IdentityPage =
  | {
      readonly page: 'login'
      readonly action: string
      readonly email: string
      readonly problem: LoginProblem | null
    }
  | {
      readonly page: 'factor'
      readonly action: string
      readonly factor: 'email' | 'totp'
      /** The address of the login, covered except for its first letter and its host. */
      readonly address: string
      /** A code was sent again on request. */
      readonly isSentAgain: boolean
      readonly problem: FactorProblem | null
    }
  | { readonly page: 'logout'; readonly action: string; readonly xsrf: string }
  | { readonly page: 'signedOut' }
  | { readonly page: 'error'; readonly reason: IdentityErrorReason }
  | {
      readonly page: 'signup'
      readonly action: string
      readonly order: string
      readonly email: string
      readonly problem: SignupProblem | null
    }
  | {
      readonly page: 'signupCode'
      readonly action: string
      readonly email: string
      /** The code was right, so only the password is required. */
      readonly isProven: boolean
      readonly problem: SignupCodeProblem | null
    }
  | { readonly page: 'signupFactor'; readonly action: string }
  | {
      readonly page: 'signupTotp'
      readonly action: string
      /** The secret as text, in groups, and as the URI of a QR code. */
      readonly secret: string
      readonly uri: string
      readonly problem: 'missing' | 'wrong' | null
    }
  | {
      readonly page: 'reset'
      readonly action: string
      readonly email: string
      readonly problem: ResetProblem | null
    }
  | {
      readonly page: 'resetCode'
      readonly action: string
      readonly email: string
      readonly problem: ResetCodeProblem | null
    }
  | { readonly page: 'resetDone' }
  | {
      readonly page: 'security'
      readonly action: string
      readonly factor: 'email' | 'totp'
      /** The address of the login, covered. */
      readonly address: string
      /** What was done just now: the factor was changed, or sessions ended. */
      readonly done: 'factor' | 'sessions' | null
      /** Where the account is open, this session first, then by their last use. */
      readonly sessions: readonly LoginSession[]
    }
  | {
      readonly page: 'securityTotp'
      readonly action: string
      readonly secret: string
      readonly uri: string
      readonly problem: 'missing' | 'wrong' | null
    }

/** Renders a page as the title of its document and the HTML of its body. */
export type RenderIdentityPage = (
  language: Language,
  page: IdentityPage,
) => { readonly title: string; readonly body: string }

type IdentityRecipient = { readonly email: string; readonly language: Language }

/** Code for a login's address (`login`), a buyer who creates one (`signup`), or a forgotten password (`reset`). */
export type IdentityCodeMessage = IdentityRecipient & {
  readonly purpose: IdentityCodePurpose
  readonly code: string
}

/** The news that a part of a login has changed. */
export type IdentityChangeMessage = IdentityRecipient & { readonly change: LoginChange }

/** The news that wrong attempts have locked a login for so many minutes (PTL-31). */
export type IdentityLockMessage = IdentityRecipient & {
  readonly lock: LoginLock
  readonly minutes: number
}

export type IdentityMessage = IdentityCodeMessage | IdentityChangeMessage | IdentityLockMessage
