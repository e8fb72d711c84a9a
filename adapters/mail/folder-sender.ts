import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { taskEither as TE } from 'fp-ts'
import { createTransport } from 'nodemailer'
import type { MessageSender, RenderedMessage, SendFailure } from '#core/ports/message-sender.ts'
import type { MailFrom } from './mail-options.ts'
import { isAddress, mailOptions } from './mail-options.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** An id that is safe in a file name. The name begins with the message kind: a leading hyphen would be an option. */
const FILE_NAME = /^[\w-]{1,128}$/

type Written = { readonly ending: 'eml' | 'txt'; readonly content: string | Buffer }

const postponed = (error: unknown): SendFailure => ({
  _tag: 'Postponed',
  reason: error instanceof Error && 'code' in error ? String(error.code) : 'unwritten',
})

const refused = (reason: string) => TE.left<SendFailure>({ _tag: 'Refused', reason })

/** Composes a message in its SMTP form without sending it. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

const composed = async (message: RenderedMessage, from: MailFrom): Promise<Written> => {
  if (message.kind === 'sms') return { ending: 'txt', content: `To: ${message.to}\n\n${message.text}\n` }
  const { message: content } = await composer.sendMail(mailOptions(message, from))
  return { ending: 'eml', content: content as Buffer }
}

/** Writes a file atomically: a reader never sees a partial message, and a repeated message replaces the first. */
const write = async (folder: string, name: string, { ending, content }: Written): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  await chmod(folder, OWNER_ONLY_FOLDER)
  const draft = join(folder, `.${randomUUID()}`)
  try {
    await writeFile(draft, content, { mode: OWNER_ONLY, flush: true })
    await rename(draft, join(folder, `${name}.${ending}`))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Lists the message files in a folder; empty when the folder does not exist. */
const messagesIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => /\.(?:eml|txt)$/.test(name)).map((name) => join(folder, name))
}

const removeWhere = async (folder: string, isMeant: (path: string) => Promise<boolean>): Promise<number> => {
  let count = 0
  for (const path of await messagesIn(folder)) {
    if (!(await isMeant(path).catch(() => false))) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}

/** Removes the messages in a folder that were written before an instant, in ms; returns their number. */
export const purgeMessages = (folder: string, before: number): Promise<number> =>
  removeWhere(folder, async (path) => (await stat(path)).mtimeMs < before)

/** Removes the messages in a folder to any of these addresses, in lower case; returns their number. */
export const eraseMessages = (folder: string, addresses: readonly string[]): Promise<number> =>
  removeWhere(folder, async (path) => {
    const to = /^To: (?:.*<)?([^<>\s]+)>?\s*$/m.exec(await readFile(path, 'utf8'))?.[1]?.toLowerCase()
    return to !== undefined && addresses.includes(to)
  })

/**
 * Creates a sender that writes each message to a folder, for trials and tests: an e-mail as `.eml`, a text message as
 * text. Only the process owner can read the files; their names contain no personal data.
 */
export const createFolderSender = (folder: string, from: MailFrom): MessageSender => ({
  carriesSms: true,
  send: (message) => {
    if (!FILE_NAME.test(message.id)) return refused('id')
    if (message.kind === 'email' && !isAddress(message.to)) return refused('address')
    return TE.tryCatch(
      async () => write(folder, `${message.kind}-${message.id}`, await composed(message, from)),
      postponed,
    )
  },
})
