import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { either as E } from 'fp-ts'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpSender } from '#adapters/mail/smtp-sender.ts'
import { emailNamed, from, partsOf, senderContract } from './sender.contract.ts'
import { smtpError, startSmtpPeer } from './smtp-peer.builder.ts'

const PATIENT = { connectMs: 60_000, greetingMs: 60_000, silenceMs: 60_000, totalMs: 60_000 }
const QUICK = { ...PATIENT, greetingMs: 200, silenceMs: 300 }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const peerThat = async (options: SMTPServerOptions = {}, host?: string) => {
  const peer = await startSmtpPeer(options, host)
  closing.push(peer.close)
  return { ...peer, sender: createSmtpSender(`smtp://127.0.0.1:${peer.port}`, from, PATIENT) }
}

/** A peer without SMTP: calls the given function with each connection. */
const rawPeer = async (serve: (socket: Socket) => void): Promise<number> => {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

/** Accepts one SMTP message; disconnects without acknowledging the first one. */
const serveOnce = (socket: Socket, taken: string[]): void => {
  let heard = ''
  socket.write('220 peer\r\n')
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
    const isContent = heard.startsWith('content:')
    const end = heard.indexOf(isContent ? '\r\n.\r\n' : '\r\n')
    if (end === -1) return
    const said = heard.slice(0, end)
    heard = said === 'DATA' ? 'content:' : ''
    if (isContent) taken.push(said.slice('content:'.length))
    if (isContent && taken.length === 1) socket.resetAndDestroy()
    else socket.write(said === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
  })
}

const sentOver = (port: number, times = PATIENT) =>
  createSmtpSender(`smtp://127.0.0.1:${port}`, from, times).send(emailNamed('one'))()

senderContract('createSmtpSender', async () => {
  const { sender, taken } = await peerThat()
  return { sender, received: () => Promise.resolve(taken) }
})

describe(createSmtpSender, () => {
  it.each([
    ['a sender that is greylisted', { onMailFrom: (_a, _s, done) => done(smtpError(451)) }, 'Postponed'],
    ['a recipient that is greylisted', { onRcptTo: (_a, _s, done) => done(smtpError(450)) }, 'Postponed'],
    [
      'a server that is full',
      { onData: (stream, _s, done) => void stream.resume().on('end', () => done(smtpError(452))) },
      'Postponed',
    ],
    ['a server that rejects every client', { onConnect: (_s, done) => done(smtpError(554)) }, 'Postponed'],
    ['a sender it does not take', { onMailFrom: (_a, _s, done) => done(smtpError(550)) }, 'Refused'],
    ['a mailbox that is not there', { onRcptTo: (_a, _s, done) => done(smtpError(550)) }, 'Refused'],
    [
      'a content it does not take',
      { onData: (stream, _s, done) => void stream.resume().on('end', () => done(smtpError(554))) },
      'Refused',
    ],
  ] satisfies readonly (readonly [string, SMTPServerOptions, string])[])(
    'decides from %s whether to retry',
    async (_, options, tag) => {
      const { sender } = await peerThat(options)
      const answer = await sender.send(emailNamed('one'))()
      expect(answer).toMatchObject({ left: { _tag: tag } })
      expect(JSON.stringify(answer)).not.toContain('words of the server')
    },
  )

  it('postpones a message when the connection is refused or closed', async () => {
    const port = await rawPeer((socket) => socket.destroy())
    expect(await sentOver(port)).toMatchObject({ left: { _tag: 'Postponed' } })
    await Promise.all(closing.splice(0).map((close) => close()))
    expect(await sentOver(port)).toMatchObject({ left: { _tag: 'Postponed' } })
  })

  it('times out on a server that is silent or sends byte by byte (S32)', async () => {
    const silent = await rawPeer(() => undefined)
    expect(await sentOver(silent, QUICK)).toMatchObject({ left: { _tag: 'Postponed' } })
    const dripping = await rawPeer((socket) => {
      socket.write('220-')
      const timer = setInterval(() => socket.write('a'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    const answer = await sentOver(dripping, { ...PATIENT, totalMs: 300 })
    expect(answer).toEqual(E.left({ _tag: 'Postponed', reason: 'too slow' }))
  })

  it('sends under the same Message-ID again when the connection was lost after the content', async () => {
    const taken: string[] = []
    const port = await rawPeer((socket) => serveOnce(socket, taken))
    expect(await sentOver(port)).toMatchObject({ left: { _tag: 'Postponed' } })
    expect(await sentOver(port)).toEqual(E.right(undefined))
    const ids = taken.flatMap((message) => partsOf(message).valuesOf('message-id'))
    expect(ids).toEqual(['<one@tienda.example>', '<one@tienda.example>'])
  })

  it('sends neither password nor message over an unencrypted connection (S34)', async () => {
    const told: string[] = []
    const peer = await peerThat(
      {
        disabledCommands: ['STARTTLS'],
        authOptional: true,
        allowInsecureAuth: true,
        onAuth: ({ password }, _session, done) => {
          told.push(password ?? '')
          done(null, { user: 'tienda' })
        },
      },
      '0.0.0.0',
    )
    const url = (host: string) => `smtp://tienda:s3cret%21@${host}:${peer.port}`
    const away = await createSmtpSender(url('0.0.0.0'), from, PATIENT).send(emailNamed('one'))()
    expect(away).toMatchObject({ left: { _tag: 'Postponed' } })
    expect(JSON.stringify(away)).not.toContain('s3cret')
    expect([told, peer.taken]).toEqual([[], []])
    expect(await createSmtpSender(url('127.0.0.1'), from, PATIENT).send(emailNamed('one'))()).toEqual(
      E.right(undefined),
    )
    expect(told).toEqual(['s3cret!'])
  })

  it('trusts no self-signed certificate', async () => {
    const { port, taken } = await peerThat({ secure: true })
    const answer = await createSmtpSender(`smtps://localhost:${port}`, from, PATIENT).send(
      emailNamed('one'),
    )()
    expect(answer).toMatchObject({ left: { _tag: 'Postponed' } })
    expect(taken).toEqual([])
  })

  it('treats a wrong password as a fault of the store, not of the message', async () => {
    const { port } = await peerThat({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(smtpError(535)),
    })
    const answer = await createSmtpSender(`smtp://a:b@127.0.0.1:${port}`, from, PATIENT).send(
      emailNamed('one'),
    )()
    expect(answer).toMatchObject({ left: { _tag: 'Postponed' } })
  })

  it('refuses a message to a telephone', async () => {
    const { sender, visits } = await peerThat()
    expect(sender.carriesSms).toBe(false)
    const answer = await sender.send({ kind: 'sms', id: 'sms', to: '3055550134', text: 'código' })()
    expect(answer).toEqual(E.left({ _tag: 'Refused', reason: 'no SMS gateway' }))
    expect(visits()).toBe(0)
  })
})
