import type { OrderCodeLimits } from './order-code.ts'

/**
 * Codes that one client may request for an account within an hour, and wrong attempts per code (ACC-04). A code of an
 * account follows the rules of an order code in length, validity and use (MSG-04).
 */
export const ACCOUNT_CODE_OF_CLIENT: OrderCodeLimits = { tries: 5, codes: 3 }

/** The same for all clients together: they can neither guess a code nor flood the mailbox of the account (ACC-04). */
export const ACCOUNT_CODE_OF_ALL: OrderCodeLimits = { tries: 5, codes: 12 }

/** Masks an account's e-mail address: its first letter only, which reveals nothing to strangers (ACC-05). */
export const maskedAccountEmail = (email: string): string => {
  const [first = ''] = Array.from(email)
  return `${first}•••@•••`
}
