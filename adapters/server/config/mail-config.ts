import { either as E } from 'fp-ts'
import { z } from 'zod'
import { isOrigin, badConfig } from './parsed-config.ts'
import type { ParsedConfig } from './parsed-config.ts'

/** Checks whether the user name and password of a URL can be decoded. */
const isDecodable = (url: string): boolean => !/%(?![0-9a-f]{2})/i.test(url)

/** The variables of messages: the public origin that they link to, and their sender. */
export const mailEnv = {
  PUBLIC_ORIGIN: z
    .string()
    .refine((text) => text === '' || isOrigin(text), 'an origin such as https://tienda.example')
    .default(''),
  /** The SMTP server, with user name and password if it requires them; without it messages are files in `DATA_DIR`. */
  SMTP_URL: z
    .literal('')
    .or(
      z
        .url({ protocol: /^smtps?$/, hostname: /./, error: 'smtp://… or smtps://…' })
        .refine(isDecodable, 'name and password percent-encoded'),
    )
    .default(''),
  MAIL_FROM: z.literal('').or(z.email('an e-mail address such as avisos@tienda.example')).default(''),
}

export type MailConfig = {
  /** Scheme and host of the store, as buyers reach it. */
  readonly publicOrigin: string
  /** Contains a password: for the e-mail sender only. Null: messages are files. */
  readonly smtpUrl: string | null
  /** The sender address of e-mails. */
  readonly mailFrom: string
}

/** Parses the sending of messages. E-mails need a public origin: a link to this machine does not work for buyers. */
export const parseMailConfig = (
  read: z.output<z.ZodObject<typeof mailEnv>> & { readonly PORT: number },
): ParsedConfig<MailConfig> => {
  const { SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN } = read
  if (SMTP_URL !== '' && PUBLIC_ORIGIN === '') return badConfig('PUBLIC_ORIGIN: required with SMTP_URL')
  const publicOrigin = PUBLIC_ORIGIN === '' ? `http://127.0.0.1:${read.PORT}` : PUBLIC_ORIGIN
  return E.right({
    publicOrigin,
    smtpUrl: SMTP_URL === '' ? null : SMTP_URL,
    mailFrom: MAIL_FROM === '' ? `avisos@${new URL(publicOrigin).hostname}` : MAIL_FROM,
  })
}
