import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The messages that a peer of the SMTP adapter received, in order. */
export type SmtpPeer = {
  readonly port: number
  readonly taken: readonly string[]
  /** The number of visits. */
  readonly visits: () => number
  readonly close: () => Promise<void>
}

/** An error that the peer answers with this status. */
export const smtpError = (responseCode: number): Error =>
  Object.assign(new Error('words of the server'), { responseCode })

/** An SMTP server of this machine; `options` changes what it does. */
export const startSmtpPeer = async (
  options: SMTPServerOptions = {},
  host = '127.0.0.1',
): Promise<SmtpPeer> => {
  const taken: string[] = []
  let visits = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    logger: false,
    onConnect: (_session, done) => {
      visits += 1
      done()
    },
    onData: (stream, _session, done) => {
      let message = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (message += part))
      stream.on('end', () => {
        taken.push(message)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    visits: () => visits,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
