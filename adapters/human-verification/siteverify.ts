import { function as F, taskEither as TE } from 'fp-ts'
import type { Clock } from '#core/ports/clock.ts'
import type {
  HumanProof,
  HumanVerification,
  HumanVerificationFailure,
} from '#core/ports/human-verification.ts'

/** Where the verifier is, with what secret, and for which hosts its tokens may have been given out. */
export type SiteverifyOptions = {
  readonly url: string
  readonly secret: string
  readonly hosts: readonly string[]
  readonly clock: Clock
  /** What an answer may take, in ms. */
  readonly timeoutMs?: number
}

/** What an answer may take, in ms: a page that waits for it gives up at five seconds. */
const TIMEOUT_MS = 4_000

/** How old a solved challenge may be, in ms, and how far the verifier's clock may run ahead of ours. */
export const SOLVED_MS = 120_000
const AHEAD_MS = 30_000

/** Largest answer that is read, in characters. */
const ANSWER_MAX = 16_384

/** What the verifier says against the store rather than against a token: nobody knows whether the token is good. */
const OUR_FAULT: readonly unknown[] = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

type Answer = Readonly<Record<string, unknown>>

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean'

const bodyOf = ({ secret }: SiteverifyOptions, { token, clientAddress }: HumanProof): URLSearchParams =>
  new URLSearchParams({
    secret,
    response: token,
    ...(clientAddress === null ? {} : { remoteip: clientAddress }),
  })

/** Throws whatever is wrong: a status, a page in place of an answer, an answer that is too long, none in time. */
const ask = async (options: SiteverifyOptions, proof: HumanProof): Promise<Answer> => {
  const response = await fetch(options.url, {
    method: 'POST',
    body: bodyOf(options, proof),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
  })
  if (!response.ok) throw new Error('the verifier refuses')
  const text = await response.text()
  if (text.length > ANSWER_MAX) throw new Error('the verifier says too much')
  const answer: unknown = JSON.parse(text)
  if (!isAnswer(answer)) throw new Error('not an answer of a verifier')
  const errors = answer['error-codes']
  if (Array.isArray(errors) && errors.some((error) => OUR_FAULT.includes(error)))
    throw new Error('the verifier does not know this store')
  return answer
}

/** A token solved for another host, or too long ago, is somebody else's. */
const isOurs = ({ hosts, clock }: SiteverifyOptions, answer: Answer): boolean => {
  const { hostname, challenge_ts: solved } = answer
  const age = clock.now() - (typeof solved === 'string' ? Date.parse(solved) : Number.NaN)
  return typeof hostname === 'string' && hosts.includes(hostname) && age <= SOLVED_MS && age >= -AHEAD_MS
}

/**
 * A verifier that speaks the siteverify protocol: secret, response and remoteip as a form; success, challenge_ts, hostname and error-codes
 * as JSON. Anything else than an answer of that form is `VerificationUnavailable` (F36, S31).
 */
export const createSiteverify = (options: SiteverifyOptions): HumanVerification => {
  const unavailable = (): HumanVerificationFailure => ({ _tag: 'VerificationUnavailable' })
  return {
    challenge: TE.right(null),
    verify: (proof) =>
      F.pipe(
        TE.tryCatch(() => ask(options, proof), unavailable),
        TE.map((answer) => answer.success === true && isOurs(options, answer)),
      ),
  }
}
