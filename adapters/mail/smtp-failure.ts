import type { SendFailure } from '#core/ports/message-sender.ts'

type SmtpError = { readonly code: string; readonly responseCode: number; readonly command: string }

const smtpErrorOf = (error: unknown): SmtpError => {
  const read = (key: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  const [code, responseCode, command] = [read('code'), read('responseCode'), read('command')]
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    command: typeof command === 'string' ? command : '',
  }
}

/** Commands whose permanent refusal concerns the message. A refusal of an earlier command concerns the connection or the login. */
const ABOUT_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Errors of nodemailer about a message that it never sends to a server. */
const NEVER = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Classifies a send failure. A 4xx status and every connection error are temporary; a 5xx status to sender, recipient or content is permanent. A
 * connection lost during the content leaves the result unknown: the message is sent again under its id. Reasons contain protocol words, never the
 * server's text.
 */
export const failureOf = (error: unknown): SendFailure => {
  const { code, responseCode, command } = smtpErrorOf(error)
  const reason = [code, command, responseCode === 0 ? '' : String(responseCode)]
    .filter((part) => part !== '')
    .join(' ')
  if (responseCode >= 500 && ABOUT_MESSAGE.has(command)) return { _tag: 'Refused', reason }
  if (responseCode === 0 && NEVER.has(code)) return { _tag: 'Refused', reason }
  return { _tag: 'Postponed', reason: reason === '' ? 'failed' : reason }
}
