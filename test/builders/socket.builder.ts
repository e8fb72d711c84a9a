import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type Dialled = {
  readonly socket: Socket
  /** All that has come back so far. */
  readonly heard: () => string
  /** Resolves when the answer so far holds a text. */
  readonly hears: (text: string) => Promise<void>
  /** Resolves with the response once the server disconnects. */
  readonly closed: Promise<string>
}

/** Starts a server on a free port, and returns the port. */
export const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** A raw connection to a listening server. */
export const dial = (port: number): Dialled => {
  const socket = connect(port, '127.0.0.1')
  const answer: Buffer[] = []
  const heard = (): string => Buffer.concat(answer).toString()
  socket.on('error', () => undefined)
  socket.on('data', (data) => answer.push(data))
  return {
    socket,
    heard,
    hears: async (text) => {
      while (!heard().includes(text)) await once(socket, 'data')
    },
    // A refused call is an error first, which `once` would reject with.
    closed: new Promise((resolve) => socket.on('close', () => resolve(heard()))),
  }
}

/** The response to these bytes until the server disconnects; empty if it refuses the connection. */
export const answerTo = (port: number, bytes: string): Promise<string> => {
  const { socket, closed } = dial(port)
  socket.write(bytes)
  return closed
}
