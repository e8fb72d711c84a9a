import { either as E } from 'fp-ts'

export type Fetch = (request: Request) => Promise<Response>

/** A call as HTTP carries it. */
export type Sending = {
  readonly method: string
  /** With its query; whole outside a browser. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for a call without a body. */
  readonly body: unknown
}

/** How long a call may take, and whether it may be tried again; times in ms. */
export type Patience = {
  readonly attemptMs: number
  readonly retries: number
  /** The longest pause before a retry, by its number (1 is the first); the pause itself is drawn between 0 and this. */
  readonly retryDelay: (retry: number) => number
  /** Whether an answer asks to be asked for again. */
  readonly isPassing: (answer: Answer) => boolean
}

/** What came back; the body is undefined where it is no JSON. */
export type Answer = { readonly status: number; readonly body: unknown; readonly retryAfter: string | null }

/** Nothing came back: not in time, or not at all. */
export type Silence = { readonly _tag: 'TimedOut' } | { readonly _tag: 'Unreachable' }

type Attempt = E.Either<Silence, Answer>

const TOTAL_MS = 15_000

/** A provider that asks for a longer pause than this, in ms, is not waited for: the visitor is told at once. */
const LONGEST_PAUSE_MS = 5_000

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const requestOf = ({ method, url, headers, body }: Sending, signal: AbortSignal): Request =>
  new Request(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    credentials: 'same-origin',
    redirect: 'error',
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** One attempt, its body included: one that stalls or breaks off is no answer. */
const attempt = async (fetch: Fetch, sending: Sending, limitMs: number): Promise<Attempt> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), limitMs)
  try {
    const response = await fetch(requestOf(sending, limit.signal))
    const text = await response.text()
    const retryAfter = response.headers.get('retry-after')
    return E.right({ status: response.status, body: jsonIn(text), retryAfter })
  } catch {
    return E.left({ _tag: limit.signal.aborted ? 'TimedOut' : 'Unreachable' })
  } finally {
    clearTimeout(timer)
  }
}

/** A pause as `Retry-After` writes it, in seconds or as a date; NaN when it says nothing. */
const askedPause = ({ retryAfter }: Answer): number =>
  /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter) * 1_000
    : Math.max(0, Date.parse(retryAfter ?? '') - Date.now())

/** From 0 up to 1. */
const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** The pause before a retry, in ms; null when the attempt is the answer. */
const pauseAfter = (done: Attempt, retry: number, patience: Patience): number | null => {
  if (retry > patience.retries || (E.isRight(done) && !patience.isPassing(done.right))) return null
  const asked = E.isRight(done) ? askedPause(done.right) : Number.NaN
  if (asked > LONGEST_PAUSE_MS) return null
  return Number.isNaN(asked) ? chance() * patience.retryDelay(retry) : asked
}

/** Sends a call, and again while that may help, within 15 s in all (S32). Resolves to the last attempt. */
export const send = async (fetch: Fetch, sending: Sending, patience: Patience): Promise<Attempt> => {
  const deadline = performance.now() + TOTAL_MS
  const leftMs = (): number => deadline - performance.now()
  for (let retry = 1; ; retry += 1) {
    const done = await attempt(fetch, sending, Math.min(patience.attemptMs, leftMs()))
    const pause = pauseAfter(done, retry, patience)
    if (pause === null || pause >= leftMs()) return done
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
