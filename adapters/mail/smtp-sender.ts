import { isIP } from 'node:net'
import { taskEither as TE } from 'fp-ts'
import { createTransport } from 'nodemailer'
import type { MessageSender, SendFailure } from '#core/ports/message-sender.ts'
import type { MailFrom } from './mail-options.ts'
import { isAddress, mailOptions } from './mail-options.ts'

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

/** Commands whose permanent refusal concerns the message. Earlier refusals concern the connection or the login. */
const ABOUT_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Errors of nodemailer about a message that it never sends to a server. */
const NEVER = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Classifies a send failure. A 4xx status and every connection error are temporary; a 5xx status to sender, recipient
 * or content is permanent. A connection lost during the content leaves the result unknown: the message is sent again
 * under its id. Reasons contain protocol words, never the server's text.
 */
const failureOf = (error: unknown): SendFailure => {
  const { code, responseCode, command } = smtpErrorOf(error)
  const reason = [code, command, responseCode === 0 ? '' : String(responseCode)]
    .filter((part) => part !== '')
    .join(' ')
  if (responseCode >= 500 && ABOUT_MESSAGE.has(command)) return { _tag: 'Refused', reason }
  if (responseCode === 0 && NEVER.has(code)) return { _tag: 'Refused', reason }
  return { _tag: 'Postponed', reason: reason === '' ? 'failed' : reason }
}

/** Time-outs of an SMTP server, in ms (S32): connection, greeting, inactivity, and the complete exchange. */
export type SmtpTimes = {
  readonly connectMs: number
  readonly greetingMs: number
  readonly silenceMs: number
  readonly totalMs: number
}

const SMTP_TIMES: SmtpTimes = { connectMs: 1_000, greetingMs: 5_000, silenceMs: 10_000, totalMs: 30_000 }

/** Checks whether an address is of this machine, where no one can intercept. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

const transportOptions = (url: URL, times: SmtpTimes) => {
  const { protocol, hostname, port, username, password } = url
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (PORTS[protocol] ?? 587) : Number(port),
    secure: protocol === 'smtps:',
    // To another machine, neither a message nor a password is sent in clear.
    requireTLS: !isLoopback(hostname),
    ignoreTLS: isLoopback(hostname) && protocol === 'smtp:',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: times.connectMs,
    dnsTimeout: times.connectMs,
    greetingTimeout: times.greetingMs,
    socketTimeout: times.silenceMs,
    logger: false as const,
  }
}

/** Returns how the work failed, or null; a time-out is a failure. */
const within = async (ms: number, work: Promise<unknown>): Promise<SendFailure | null> => {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<SendFailure>((resolve) => {
    timer = setTimeout(() => resolve({ _tag: 'Postponed', reason: 'too slow' }), ms)
  })
  const done = work.then(() => null, failureOf)
  const ended = await Promise.race([done, timedOut])
  clearTimeout(timer)
  return ended
}

/**
 * Creates a sender for the SMTP server of a URL, one connection per e-mail. TLS is required unless the server is on
 * this machine. It refuses text messages. The URL contains a password, which is never logged.
 */
export const createSmtpSender = (
  url: string,
  from: MailFrom,
  times: SmtpTimes = SMTP_TIMES,
): MessageSender => {
  const transport = createTransport(transportOptions(new URL(url), times))
  return {
    carriesSms: false,
    send: (message) => async () => {
      if (message.kind === 'sms') return TE.left<SendFailure>({ _tag: 'Refused', reason: 'no SMS gateway' })()
      if (!isAddress(message.to)) return TE.left<SendFailure>({ _tag: 'Refused', reason: 'address' })()
      const failure = await within(times.totalMs, transport.sendMail(mailOptions(message, from)))
      return failure === null ? TE.right<SendFailure, void>(undefined)() : TE.left(failure)()
    },
  }
}
