import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderSender, eraseMessages, purgeMessages } from '#adapters/mail/folder-sender.ts'
import { emailNamed, from, senderContract } from './sender.contract.ts'

let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'escaparate-outbox-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const folder = () => join(home, 'outbox')
const filesIn = async (): Promise<readonly string[]> =>
  (await readdir(folder()).catch((): string[] => [])).toSorted()

senderContract('createFolderSender', async () => ({
  sender: createFolderSender(folder(), from),
  received: async () => Promise.all((await filesIn()).map((name) => readFile(join(folder(), name), 'utf8'))),
}))

describe(createFolderSender, () => {
  it('writes files that only their owner can read, under names without personal data (I10)', async () => {
    const { send } = createFolderSender(folder(), from)
    await send(emailNamed('message-1'))()
    expect(await filesIn()).toEqual(['email-message-1.eml'])
    expect((await stat(join(folder(), 'email-message-1.eml'))).mode & 0o777).toBe(0o600)
    expect((await stat(folder())).mode & 0o777).toBe(0o700)
  })

  it('overwrites the same message, so that it exists once', async () => {
    const { send } = createFolderSender(folder(), from)
    await Promise.all(Array.from({ length: 5 }, () => send(emailNamed('same'))()))
    expect(await filesIn()).toEqual(['email-same.eml'])
  })

  it('writes no name that a command would take as an option', async () => {
    await createFolderSender(folder(), from).send(emailNamed('-rf'))()
    expect(await filesIn()).toEqual(['email--rf.eml'])
  })

  it('writes a message to a telephone as plain text', async () => {
    const sent = await createFolderSender(folder(), from).send({
      kind: 'sms',
      id: 'sms-1',
      to: '3055550134',
      text: 'tu código es 042137',
    })()
    expect(sent).toEqual(E.right(undefined))
    expect(await readFile(join(folder(), 'sms-sms-1.txt'), 'utf8')).toBe(
      'To: 3055550134\n\ntu código es 042137\n',
    )
  })

  it.each(['../out', 'a/b', '', '.', 'a.b', 'x'.repeat(129), 'a\0b'])(
    'writes nothing outside its folder for id %j',
    async (id) => {
      const sent = await createFolderSender(folder(), from).send(emailNamed(id))()
      expect(sent).toEqual(E.left({ _tag: 'Refused', reason: 'id' }))
      expect(await readdir(home)).toEqual([])
    },
  )

  it('postpones what it cannot write, and leaves no partial file', async () => {
    await writeFile(folder(), 'a file where the folder should be')
    expect(await createFolderSender(folder(), from).send(emailNamed('one'))()).toEqual(
      E.left({ _tag: 'Postponed', reason: 'EEXIST' }),
    )
    await rm(folder())
    await mkdir(join(folder(), 'email-one.eml', 'full'), { recursive: true })
    await chmod(folder(), 0o700)
    expect(await createFolderSender(folder(), from).send(emailNamed('one'))()).toMatchObject({
      left: { _tag: 'Postponed' },
    })
    expect(await filesIn()).toEqual(['email-one.eml'])
  })
})

describe(purgeMessages, () => {
  it('removes the files of messages that are older than an instant, and no others (S42)', async () => {
    const { send } = createFolderSender(folder(), from)
    await Promise.all(['old', 'young'].map((name) => send(emailNamed(name))()))
    const instant = Date.UTC(2026, 9, 1)
    await utimes(join(folder(), 'email-old.eml'), instant / 1_000 - 1, instant / 1_000 - 1)
    await purgeMessages(folder(), instant)
    expect(await filesIn()).toEqual(['email-young.eml'])
  })

  it('does nothing where no message was ever written', async () => {
    await purgeMessages(folder(), Date.UTC(2026, 9, 1))
    expect(await filesIn()).toEqual([])
  })
})

describe(eraseMessages, () => {
  it('removes the messages to an address, and none to an address that ends alike (S42)', async () => {
    const { send } = createFolderSender(folder(), from)
    await send(emailNamed('hers', { to: 'Ana@correo.example' }))()
    await send(emailNamed('another', { to: 'mariana@correo.example' }))()
    expect(await eraseMessages(folder(), ['ana@correo.example'])).toBe(1)
    expect(await filesIn()).toEqual(['email-another.eml'])
  })
})
