import { Agent, request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#adapters/contract/record.ts'

export type Sent = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export type Received = {
  readonly status: number
  readonly text: string
  readonly cookie: string | undefined
}

/** Sends a call and gives what came back; rejects when nothing did. */
export type Send = (call: Sent) => Promise<Received>

/** Sends to one server after the other, on connections that stay open. */
export const sendTo = (
  origins: () => readonly string[],
  { timeoutMs = 30_000 }: { readonly timeoutMs?: number } = {},
): Send & { readonly close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  let calls = 0
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const all = origins()
      const origin = all[calls % all.length] ?? ''
      calls += 1
      const out = request(origin + path, { agent, method, headers, timeout: timeoutMs }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('error', reject)
        answer.on('aborted', () => reject(new Error('cut off')))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text,
            cookie: answer.headers['set-cookie']?.[0]?.split(';', 1)[0],
          }),
        )
      })
      out.on('timeout', () => out.destroy(new Error('no answer in time')))
      out.on('error', reject)
      out.end(body)
    })
  return Object.assign(send, { close: () => agent.destroy() })
}

/** Sends to a host that does not listen. */
export const sendInto =
  (app: FastifyInstance): Send =>
  async ({ method, path, headers, body }) => {
    const {
      statusCode,
      body: text,
      headers: given,
    } = await app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    const set = given['set-cookie']
    const first = [set].flat().find((cookie) => cookie?.startsWith(`${SESSION_COOKIE}=`))
    return { status: statusCode, text, cookie: first?.split(';', 1)[0] }
  }

/** Executes every call, and drops selected responses. */
export const losing =
  (send: Send, isLost: (call: Sent, answer: Received) => boolean): Send =>
  async (call) => {
    const answer = await send(call)
    if (isLost(call, answer)) throw new Error('the answer was lost')
    return answer
  }
