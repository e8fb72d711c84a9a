import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { taskEither as TE } from 'fp-ts'
import { createTransport } from 'nodemailer'
import type { MessageSender, RenderedMessage, SendFailure } from '#core/ports/message-sender.ts'
import type { MailFrom } from './mail-options.ts'
import { isAddress, mailOptions } from './mail-options.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** An id that is a file's name and no path. */
const FILE_NAME = /^[\w-]{1,128}$/

type Written = { readonly ending: 'eml' | 'txt'; readonly content: string | Buffer }

const postponed = (error: unknown): SendFailure => ({
  _tag: 'Postponed',
  reason: error instanceof Error && 'code' in error ? String(error.code) : 'unwritten',
})

const refused = (reason: string) => TE.left<SendFailure>({ _tag: 'Refused', reason })

/** Composes as SMTP would carry it, and sends nothing. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

const composed = async (message: RenderedMessage, from: MailFrom): Promise<Written> => {
  if (message.kind === 'sms') return { ending: 'txt', content: `To: ${message.to}\n\n${message.text}\n` }
  const { message: content } = await composer.sendMail(mailOptions(message, from))
  return { ending: 'eml', content: content as Buffer }
}

/** Whole or not at all: a reader never sees half a message, and the same message again takes the place of the first. */
const write = async (folder: string, id: string, { ending, content }: Written): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  await chmod(folder, OWNER_ONLY_FOLDER)
  const draft = join(folder, `.${randomUUID()}`)
  try {
    await writeFile(draft, content, { mode: OWNER_ONLY, flush: true })
    await rename(draft, join(folder, `${id}.${ending}`))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Puts each message into a folder as a file, for a store that is tried out and for tests: an e-mail as `.eml`, a message to a telephone as
 * text. Only the owner of the process can read them; their names say nothing of anybody.
 */
export const createFolderSender = (folder: string, from: MailFrom): MessageSender => ({
  carriesSms: true,
  send: (message) => {
    if (!FILE_NAME.test(message.id)) return refused('id')
    if (message.kind === 'email' && !isAddress(message.to)) return refused('address')
    return TE.tryCatch(async () => write(folder, message.id, await composed(message, from)), postponed)
  },
})
