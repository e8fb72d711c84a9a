import { createFolderSender } from '#adapters/mail/folder-sender.ts'
import { createSmtpSender } from '#adapters/mail/smtp-sender.ts'
import type { ServerConfig } from '#adapters/server/config.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { MessageSender } from '#core/ports/message-sender.ts'

/** Who takes the store's messages: the SMTP server it is told of, else a folder beside its data. */
export const messageSender = (
  { smtpUrl, mailFrom, dataDir }: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  brand: Brand,
): MessageSender => {
  const from = { name: brand.name, address: mailFrom }
  return smtpUrl === null ? createFolderSender(`${dataDir}/outbox`, from) : createSmtpSender(smtpUrl, from)
}
