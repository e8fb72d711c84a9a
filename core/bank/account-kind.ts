export const accountKinds = ['checking', 'savings'] as const
export type AccountKind = (typeof accountKinds)[number]

export const ACCOUNT_MIN = 4
export const ACCOUNT_MAX = 17

export const isAccountKind = (text: string): text is AccountKind =>
  (accountKinds as readonly string[]).includes(text)
