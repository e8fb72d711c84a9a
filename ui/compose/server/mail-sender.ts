import { createFolderSender, purgeMessages } from '#adapters/mail/folder-sender.ts'
import { createSmtpSender } from '#adapters/mail/smtp-sender.ts'
import type { ServerConfig } from '#adapters/server/config/config.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { MessageSender } from '#core/ports/message-sender.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { RETENTION } from '#adapters/server/store/retention.ts'

/** Returns the sender of the store's messages: the configured SMTP server, else a folder next to its data. */
export const messageSender = (
  { smtpUrl, mailFrom, dataDir }: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  brand: Brand,
): MessageSender => {
  const from = { name: brand.name, address: mailFrom }
  return smtpUrl === null ? createFolderSender(`${dataDir}/outbox`, from) : createSmtpSender(smtpUrl, from)
}

/** Returns a function that removes message files after their retention period. */
export const purgeMessageFiles =
  ({ dataDir }: Pick<ServerConfig, 'dataDir'>) =>
  async (now: EpochMs): Promise<void> =>
    void (await purgeMessages(`${dataDir}/outbox`, now - RETENTION.messageMs))
