import { compactText } from '../shared/text.ts'

/** The names of the fields of the identity pages. */
export const identityFields = {
  email: 'email',
  /** The address that the previous page questioned. */
  askedEmail: 'asked-email',
  password: 'password',
  code: 'code',
  order: 'order',
  factor: 'factor',
  action: 'action',
  language: 'language',
  session: 'session',
} as const

/** Other actions of identity page buttons: send a code again, give up, or end all other sessions. */
export const identityActions = { again: 'again', cancel: 'cancel', endOthers: 'endOthers' } as const

/** Largest number of characters of a typed code, spaces included. */
export const CODE_TEXT_MAX = 12

/** Returns a typed code without the spaces and hyphens that people group digits by. */
export const plainCode = (text: string): string => compactText(text).slice(0, CODE_TEXT_MAX)

/** Covers an e-mail address except for its first letter and its host, which its owner recognizes. */
export const coveredEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.slice(0, 1)}${'•'.repeat(5)}${email.slice(at)}`
}

/** Password code points (PTL-28): NIST SP 800-63B minimum with a second factor; maximum above any manager's. */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 200
