import type { SendMailOptions } from 'nodemailer'
import type { RenderedMessage } from '#core/ports/message-sender.ts'
import { calendarOf } from './calendar.ts'

/** The sender of e-mails. */
export type MailFrom = { readonly name: string; readonly address: string }

export type RenderedEmail = Extract<RenderedMessage, { readonly kind: 'email' }>

/** Returns text as one header line: control characters such as line breaks could start another header (S17). */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** A bare address: no list, no display name, no route. */
const ADDRESS = /^[^\s@<>"(),:;\\[\]\p{Cc}]+@[^\s@<>"(),:;\\[\]\p{Cc}]+$/u

/** Checks whether text is one e-mail address that is safe in an envelope and a header. */
export const isAddress = (text: string): boolean => ADDRESS.test(text)

/**
 * Returns an e-mail for nodemailer. Its Message-ID depends only on the message's id, so that a duplicate is
 * recognizable. It marks the e-mail as automatic, and loads no file or URL for it.
 */
export const mailOptions = (
  { id, to, subject, text, html, event }: RenderedEmail,
  from: MailFrom,
): SendMailOptions => ({
  from: { name: oneLine(from.name), address: from.address },
  replyTo: from.address,
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
            contentType: `text/calendar; charset=utf-8; method=${event.isCancelled === true ? 'CANCEL' : 'PUBLISH'}`,
            content: calendarOf(event),
          },
        ],
  textEncoding: 'quoted-printable',
  disableFileAccess: true,
  disableUrlAccess: true,
})
