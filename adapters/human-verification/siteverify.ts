import { function as F, taskEither as TE } from 'fp-ts'
import type { HumanWidget } from '#core/human/human-check.ts'
import type { Clock } from '#core/ports/clock.ts'
import type {
  HumanProof,
  HumanVerification,
  HumanVerificationFailure,
} from '#core/ports/human-verification.ts'

/** URL and secret of the verification service, the allowed hosts of its tokens, and the widget that issues them. */
export type SiteverifyOptions = {
  readonly url: string
  readonly secret: string
  readonly hosts: readonly string[]
  readonly widget: HumanWidget
  readonly clock: Clock
}

/** Time-out in ms: a page that waits for it gives up after five seconds. */
const TIMEOUT_MS = 4_000

/** Maximum age of a solved challenge, in ms, and tolerance for a service's clock that runs ahead. */
export const SOLVED_MS = 120_000
const AHEAD_MS = 30_000

/** Largest response that is read, in characters. */
const ANSWER_MAX = 16_384

/** Error codes about the store's request, not about the token: the validity of the token is unknown. */
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

/** Calls the service. Throws for an error status, a non-JSON or oversized response, and a time-out. */
const verifyToken = async (options: SiteverifyOptions, proof: HumanProof): Promise<Answer> => {
  const response = await fetch(options.url, {
    method: 'POST',
    body: bodyOf(options, proof),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error('verifier responded with an error status')
  const text = await response.text()
  if (text.length > ANSWER_MAX) throw new Error('verifier response too large')
  const answer: unknown = JSON.parse(text)
  if (!isAnswer(answer)) throw new Error('invalid verifier response')
  const errors = answer['error-codes']
  if (Array.isArray(errors) && errors.some((error) => OUR_FAULT.includes(error)))
    throw new Error('verifier refused the credentials of the store')
  return answer
}

/** Checks host and age: a token solved for another host, or too long ago, is refused. */
const isOurs = ({ hosts, clock }: SiteverifyOptions, answer: Answer): boolean => {
  const { hostname, challenge_ts: solved } = answer
  const age = clock.now() - (typeof solved === 'string' ? Date.parse(solved) : Number.NaN)
  return typeof hostname === 'string' && hosts.includes(hostname) && age <= SOLVED_MS && age >= -AHEAD_MS
}

/**
 * Creates human verification over the siteverify protocol: secret, response and remoteip as a form; success,
 * challenge_ts, hostname and error-codes as JSON. Any other response is `VerificationUnavailable` (F36, S31).
 */
export const createSiteverify = (options: SiteverifyOptions): HumanVerification => {
  const unavailable = (): HumanVerificationFailure => ({ _tag: 'VerificationUnavailable' })
  return {
    challenge: TE.right({ _tag: 'Widget', widget: options.widget }),
    verify: (proof) =>
      F.pipe(
        TE.tryCatch(() => verifyToken(options, proof), unavailable),
        TE.map((answer) => (answer.success === true && isOurs(options, answer) ? proof.token : null)),
      ),
  }
}
