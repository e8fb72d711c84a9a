import { ownerOf } from '#adapters/provider/call/session-names.ts'
import { type CallName, HUMAN_PASS_HEADER, SESSION_HEADER } from '#adapters/contract/record.ts'
import { solveAltcha } from '#adapters/human-verification/solve-altcha.ts'
import type { SessionId } from '#core/session/session.ts'
import { sha256 } from '#test/builders/provider.builder.ts'
import { factsOf, hashOf, writesOf } from './facts.ts'
import type { History } from './history.ts'
import type { Received, Send, Sent } from './send.ts'

type Json = Readonly<Record<string, unknown>>

export type Asked = {
  readonly method?: Sent['method']
  /** After `/api/`. */
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Answer =
  | { readonly kind: 'ok' | 'refused'; readonly status: number; readonly body: Json; readonly text: string }
  | { readonly kind: 'unknown' }

/** Both halves of a session. */
export type Halves = { readonly sessionId: string; readonly cookie: string }

/** Identifiers of one owner, which no other session may receive. */
const names = /(?:cart|intent|session|secret)-[\w-]{8,}|"orderNumber":"[^"]+"|[\w.]+@correo\.example/g

/** Text that reveals server internals. */
export const LEAK = /node_modules|\.[jt]s:\d|\bat \S+ \(|\bselect .+ from\b|\binsert into\b|Error:/i

/** An overloaded server: it refuses all calls, or has not read the request. */
const BUSY = new Set([408, 503])

const REFUSAL_KEYS = new Set(['code', 'requestId', 'quote'])

const jsonOf = (text: string): Json | null => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

const isPlainRefusal = (text: string, body: Json | null): boolean =>
  body !== null &&
  typeof body['code'] === 'string' &&
  typeof body['requestId'] === 'string' &&
  Object.keys(body).every((key) => REFUSAL_KEYS.has(key)) &&
  !LEAK.test(text)

/** Owners of identifiers: an identifier belongs to the session that received it first. */
export const openNames = () => {
  const ownerOfName = new Map<string, string>()
  const own = (visitor: string, text: string): void => {
    for (const [name] of text.matchAll(names)) if (!ownerOfName.has(name)) ownerOfName.set(name, visitor)
  }
  const foreign = (visitor: string, text: string): readonly string[] => {
    own(visitor, text)
    const owners = [...text.matchAll(names)].map(([name]) => ownerOfName.get(name) ?? visitor)
    return [...new Set(owners)].filter((owner) => owner !== visitor)
  }
  return { own, foreign }
}

export type Names = ReturnType<typeof openNames>

export type VisitorParts = {
  readonly name: string
  readonly send: Send
  readonly history: History
  readonly names: Names
  /** A session that is open already. */
  readonly halves?: Halves
}

/** A raw client: it sends each call once, without retries, and records everything. */
export const openVisitor = ({ name, send, history, names: known, halves }: VisitorParts) => {
  let session: Halves = halves ?? { sessionId: '', cookie: '' }
  let via = send

  const owner = (): string | null =>
    session.sessionId === '' ? null : ownerOf(sha256, session.sessionId as SessionId)

  const keep = (call: CallName, { cookie }: Received, body: Json | null): void => {
    if (call === 'localize' && typeof body?.['sessionId'] === 'string' && cookie !== undefined)
      session = { sessionId: body['sessionId'], cookie }
  }

  const ask = async (call: CallName, asked: Asked): Promise<Answer> => {
    const { method = 'GET', path, body, headers = {} } = asked
    const key = headers['idempotency-key'] ?? null
    const text = body === undefined ? undefined : JSON.stringify(body)
    if (text !== undefined) known.own(name, text)
    const requestHash = hashOf([call, path, body ?? null])
    const id = history.invoke({
      visitor: name,
      owner: call === 'localize' ? null : owner(),
      call,
      key,
      requestHash,
      writes: writesOf(call, body),
    })
    try {
      const answer = await via({
        method,
        path: `/api/${path}`,
        headers: {
          [SESSION_HEADER]: session.sessionId,
          cookie: session.cookie,
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: text,
      })
      const said = jsonOf(answer.text)
      keep(call, answer, said)
      const isOk = answer.status < 300
      history.end({
        kind: isOk ? 'ok' : 'refused',
        id,
        status: answer.status,
        code: isOk ? null : String(said?.['code']),
        owner: owner(),
        bodyHash: hashOf(said),
        facts: isOk ? factsOf(call, said) : {},
        foreign: known.foreign(name, answer.text),
        isPlain: isOk ? said !== null : isPlainRefusal(answer.text, said),
      })
      return { kind: isOk ? 'ok' : 'refused', status: answer.status, body: said ?? {}, text: answer.text }
    } catch {
      const nothing = { status: null, code: null, bodyHash: null, facts: {}, foreign: [], isPlain: true }
      history.end({ kind: 'unknown', id, owner: owner(), ...nothing })
      return { kind: 'unknown' }
    }
  }

  /** Sends a request, and repeats it while the server is busy. */
  const insist = async (call: CallName, asked: Asked): Promise<Answer> => {
    const answer = await ask(call, asked)
    const isTurnedAway = answer.kind === 'refused' && BUSY.has(answer.status)
    return isTurnedAway ? insist(call, asked) : answer
  }

  /** The answer of a call that must succeed. */
  const get = async (call: CallName, asked: Asked): Promise<Json> => {
    const answer = await insist(call, asked)
    if (answer.kind !== 'ok') throw new Error(`${call}: ${JSON.stringify(answer)}`)
    return answer.body
  }

  /** Headers with a pass for one call: the visitor solves a puzzle of the store (HUM-02). */
  const withPass = async (): Promise<Readonly<Record<string, string>>> => {
    const challenge = await get('recaptchaChallenge', { path: 'misc/recaptcha-challenge' })
    const recaptchaToken = await solveAltcha(String(challenge['recaptchaToken']))
    const { pass } = await get('validateRecaptcha', {
      method: 'POST',
      path: 'misc/recaptcha-validation',
      body: { recaptchaToken },
    })
    return { [HUMAN_PASS_HEADER]: String(pass) }
  }

  return {
    name,
    ask,
    insist,
    get,
    withPass,
    session: () => session,
    owner,
    /** From now on calls go this way. */
    sendBy: (next: Send): void => {
      via = next
    },
  }
}

export type Visitor = ReturnType<typeof openVisitor>
