import type { SendMailOptions } from 'nodemailer'
import type { RenderedMessage } from '#core/ports/message-sender.ts'
import { calendarOf } from './calendar.ts'

/** Who writes. */
export type MailFrom = { readonly name: string; readonly address: string }

export type RenderedEmail = Extract<RenderedMessage, { readonly kind: 'email' }>

/** One line of a header, whatever its text: line breaks and other control characters would begin another (S17). */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** An address and nothing else: no list, no name, no route. */
const ADDRESS = /^[^\s@<>"(),:;\\[\]\p{Cc}]+@[^\s@<>"(),:;\\[\]\p{Cc}]+$/u

/** Whether text is one e-mail address that can stand in an envelope and a header. */
export const isAddress = (text: string): boolean => ADDRESS.test(text)

/**
 * An e-mail for nodemailer. Its Message-ID follows from the message's id alone, so that whoever gets it twice can tell; no answer to it is
 * asked for, and no file or address is read for it.
 */
export const mailOptions = (
  { id, to, subject, text, html, event }: RenderedEmail,
  from: MailFrom,
): SendMailOptions => ({
  from: { name: oneLine(from.name), address: from.address },
  to: { name: '', address: to },
  subject: oneLine(subject),
  text,
  html,
  messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': 'es',
  },
  attachments:
    event === null
      ? []
      : [
          {
            filename: 'visita.ics',
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: calendarOf(event),
          },
        ],
  textEncoding: 'quoted-printable',
  disableFileAccess: true,
  disableUrlAccess: true,
})
