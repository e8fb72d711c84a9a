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

/** What a server says no to for good is about the message only from its sender on: before, it is about who asks. */
const ABOUT_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Errors of nodemailer about a message that no server will ever be asked to take. */
const NEVER = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * What went wrong with a message: a status of 4xx, and whatever is about the connection, may pass; 5xx to sender, recipient or content
 * will not. Nobody knows of a connection that is lost once the content was under way: the message goes out again under its id. Reasons
 * are the words of protocols, never those of the server.
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
