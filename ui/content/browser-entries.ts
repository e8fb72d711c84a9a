import { CONSENT_KEY } from '#core/analytics/consent-choice.ts'
import { TYPED_NUMBER_KEY, storedKeys } from '#core/localization/stored-keys.ts'

/** Every cookie that the store sets, by its purpose. A test compares the names with the code that sets them. */
export const cookieNames = {
  session: '__Host-attos',
  cart: '__Host-attos-cart',
  visit: '__Host-attos-visit',
  language: '__Host-attos-language',
  portal: '__Host-cus',
  login: '__Host-login',
  identity: '__Host-identity',
  identityInteraction: '__Secure-identity-interaction',
  identityResume: '__Secure-identity-resume',
  identitySignup: '__Secure-identity-signup',
  identityReset: '__Secure-identity-reset',
} as const

/** Every entry that the store writes into the storage of a browser, by its purpose; those of a tab end with it. */
export const storageNames = {
  address: [storedKeys.street, storedKeys.apt, storedKeys.zip, storedKeys.channel],
  cart: [storedKeys.cart],
  partner: [storedKeys.affiliateId, storedKeys.vParam, storedKeys.referral],
  consent: [CONSENT_KEY],
  sessionMark: ['buyflow.session'],
  draft: ['buyflow.draft', TYPED_NUMBER_KEY],
  build: ['buyflow.left-build'],
} as const satisfies Readonly<Record<string, readonly string[]>>
