import { isIP } from 'node:net'
import { taskEither as TE } from 'fp-ts'
import { createTransport } from 'nodemailer'
import type { MessageSender, SendFailure } from '#core/ports/message-sender.ts'
import type { MailFrom } from './mail-options.ts'
import { isAddress, mailOptions } from './mail-options.ts'
import { failureOf } from './smtp-failure.ts'

/** How long a server may take, in ms (S32): to be reached, to greet, to go on, and in all. */
export type SmtpTimes = {
  readonly connectMs: number
  readonly greetingMs: number
  readonly silenceMs: number
  readonly totalMs: number
}

const SMTP_TIMES: SmtpTimes = { connectMs: 1_000, greetingMs: 5_000, silenceMs: 10_000, totalMs: 30_000 }

/** Addresses that lead to this machine, where nobody listens in between. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

const transportOptions = (url: URL, times: SmtpTimes) => {
  const { protocol, hostname, port, username, password } = url
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (PORTS[protocol] ?? 587) : Number(port),
    secure: protocol === 'smtps:',
    // Elsewhere than on this machine a message is never sent, nor a password told, in the clear.
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

/** How the work failed, or null; too long counts as failing. */
const within = async (ms: number, work: Promise<unknown>): Promise<SendFailure | null> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<SendFailure>((resolve) => {
    timer = setTimeout(() => resolve({ _tag: 'Postponed', reason: 'too slow' }), ms)
  })
  const done = work.then(() => null, failureOf)
  const ended = await Promise.race([done, late])
  clearTimeout(timer)
  return ended
}

/**
 * Hands e-mails to the SMTP server of a URL, one connection each. TLS is required unless the server is on this machine; no message to a
 * telephone is taken. The URL holds a password: nothing of it is ever told.
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
