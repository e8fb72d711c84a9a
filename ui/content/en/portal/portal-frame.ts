import type * as es from '#ui/content/es/portal/portal-frame.ts'
import type { Translation } from '#ui/content/language.ts'

export const portalFrameWords: Translation<typeof es.portalFrameWords> = {
  place: 'Your account',
  account: (number) => `Account ${number}`,
  otherAccount: 'Switch accounts',
  security: 'Security of your account',
  signOut: 'Sign out',
  signingOut: 'Signing you out',
  back: 'Back to your services',
  loading: 'Loading... We’re looking up your account.',
  help: 'Would you rather talk to someone?',
  helpBody: 'Call us and we’ll go over it with you, in Spanish or English.',
}

export const portalTitles: Translation<typeof es.portalTitles> = {
  login: 'Sign in to your account',
  mfa: 'Confirm it’s you',
  services: 'Your services',
  balanceDetails: 'Your balance and bills',
  reasons: 'Why you’re canceling',
  troubleshooting: 'Fix your service',
  switching: 'Compare before you switch',
  options: 'Other options',
  additionalOption: 'Another option',
  optionAccept: 'Check your option',
  billingCycle: 'When it ends',
  disclosures: 'Before you cancel',
  serviceConfirmation: 'Confirm the cancellation',
  acceptPending: 'Done: you requested your new option',
  servicePending: 'We received your cancellation',
  agent: 'Talk to a person',
  error: 'Your account isn’t responding',
  nonAuthorizedUser: 'You can’t open this account',
  somethingWentWrong: 'Something went wrong in your account',
  exit: 'You’re signed out',
}

export const withdrawnTitles: Translation<typeof es.withdrawnTitles> = {
  acceptPending: 'You undid the change',
  servicePending: 'You undid the cancellation',
}
