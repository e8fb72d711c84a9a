import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import { defaultPack as pack } from '#adapters/brand/default-pack.ts'
import { contract } from '#adapters/contract/contract.ts'
import type { CallExample } from '#adapters/contract/example.ts'
import type { AnyCallRecord, CallName, ContractRequest, ResponseOf } from '#adapters/contract/record.ts'
import { NO_PARTS } from '#adapters/contract/record.ts'
import { demoAccounts } from '#adapters/provider/portal/demo-accounts.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { openEmbeddedProvider } from '#ui/headless/embedded-provider.ts'

/** A morning in November. Every call takes a second. */
const STARTS_AT = Date.UTC(2026, 10, 18, 14)
const CALL_MS = 1_000
const SESSION_MS = 15 * 60_000

/** How many entries of a list an example shows. */
const SHOWN = 3

/** Replaces a puzzle and its solution: the library that writes puzzles takes its random numbers from the platform. */
const SHOWN_TOKEN = 'eyJwYXJhbWV0ZXJzIjp7fX0'

type Parts = Partial<ContractRequest>
export type Visitor = ReturnType<typeof providerOrchestrator>
type AnyCall = (request: unknown) => TE.TaskEither<unknown, unknown>
type CodecsOf = Readonly<Record<'request' | 'response', Shape<unknown>>>

/** Returns a value as an example shows it. */
const shortened = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) => {
    if (key === 'recaptchaToken' && part !== null) return SHOWN_TOKEN
    return Array.isArray(part) ? part.slice(0, SHOWN) : part
  })

export const given = <A>(value: A | null | undefined, what: string): A => {
  if (value === null || value === undefined) throw new Error(`the visit gets no ${what}`)
  return value
}

export const rightOf = async <A>(work: TE.TaskEither<unknown, A>, what: string): Promise<A> => {
  const answer = await work()
  if (E.isLeft(answer)) throw new Error(`${what} fails: ${JSON.stringify(answer.left)}`)
  return answer.right
}

export const openWindow = (windows: readonly InstallationWindow[]): string =>
  given(windows.find(hasPlaces), 'window with a place').id

export const address = (streetAddress: string, zipCode: string) => ({ streetAddress, aptUnit: '', zipCode })
export const soldAt = { ...address('742 Magnolia Street', '33130'), channel: 'dotcom', fetchOffers: true }

/** Opens a recorded provider of the default brand. Its clock and random numbers are the same in each run. */
export const createRecorder = () => {
  let now = STARTS_AT
  const lateWork: (() => Promise<void>)[] = []
  const examples = new Map<CallName, CallExample>()
  const { provider, takeMessages } = openEmbeddedProvider({
    brand: () => pack.brand,
    devices: pack.brand.site.devices,
    merchandising: () => pack.terms,
    affiliates: pack.affiliates,
    clock: { now: () => epochMs(now) },
    later: (_ms, work) => void lateWork.push(work),
    report: (error) => {
      throw error instanceof Error ? error : new Error(String(error))
    },
  })
  return {
    provider,
    examples,
    /** What the gateway does later. */
    lateWork,
    visitor: () => providerOrchestrator(provider),
    customer: (name: string) => {
      const accounts = demoAccounts.filter(({ firstName }) => firstName === name)
      const ids = accounts.map(({ accountId }) => accountId)
      const [accountId = null] = ids
      const claim = { state: 'read', role: 'primary' } as const
      const expiresAt = epochMs(now + SESSION_MS)
      return providerOrchestrator(provider, {
        portal: { claim, isMfaConfirmed: true, accountId, accounts: ids, expiresAt },
      })
    },
    /** Reads the code of the last message. */
    lastCode: async (): Promise<string> => {
      const codes = (await takeMessages()).flatMap((content) => ('code' in content ? [content.code] : []))
      return given(codes.at(-1), 'code')
    },
    /** Makes a call. Its first request and answer are its example. */
    call: async <K extends CallName>(by: Visitor, name: K, parts: Parts = {}): Promise<ResponseOf<K>> => {
      now += CALL_MS
      const codecs = contract[name] as AnyCallRecord & CodecsOf
      const wire = { ...NO_PARTS, ...parts }
      const request = codecs.request.codec.decode(wire)
      if (E.isLeft(request)) throw new Error(`${name} can't have the request ${JSON.stringify(wire)}`)
      const answer = await rightOf((by[name] as AnyCall)(request.right), name)
      if (!examples.has(name))
        examples.set(name, {
          request: shortened(codecs.request.codec.encode(request.right)) as ContractRequest,
          response: shortened(codecs.response.codec.encode(answer)),
        })
      return answer as ResponseOf<K>
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>
