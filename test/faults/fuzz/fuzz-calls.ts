import type { Arbitrary } from 'fast-check'
import * as fc from 'fast-check'
import type { CallName, RequestOf } from '#adapters/contract/record.ts'
import type { FastCheck } from '#adapters/shape/shape.ts'
import { contractExamples } from '#test/builders/contract-examples.builder.ts'
import { recordOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { carried, isObject, type Json, lacking, oversized, spoilt } from '#test/adapters/contract/spoilt.ts'
import { hostileJson, hostileTexts, structures } from './hostile-values.ts'

/** A call as sent. `kind` and `detail` describe its error for a failure report. */
export type FuzzCall = {
  readonly kind: 'valid' | 'mutated' | 'hostile' | 'structure'
  readonly detail: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

/** Values of the store under test, so that some random calls name existing objects. */
export type Known = {
  readonly names: readonly string[]
  readonly texts: readonly string[]
  readonly zips: readonly number[]
  /** Requests with ids and versions of the store under test. Other calls have their example's request. */
  readonly sound: { readonly [Name in CallName]?: RequestOf<Name> }
}

const ZIP_MAX = 99_999

/** fast-check that mixes known values among its own; each shape still filters what it draws. */
const knowing = ({ names, texts, zips }: Omit<Known, 'sound'>): FastCheck => ({
  ...fc,
  stringMatching: (pattern, constraints) => {
    const fitting = names.filter((name) => pattern.test(name))
    const drawn = fc.stringMatching(pattern, constraints)
    return fitting.length === 0 ? drawn : fc.oneof(drawn, fc.constantFrom(...fitting))
  },
  string: (constraints = {}) => {
    const { minLength = 0, maxLength = 24 } = constraints
    const fitting = texts.filter(({ length }) => length >= minLength && length <= maxLength)
    const drawn = fc.string(constraints)
    return fitting.length === 0 ? drawn : fc.oneof(drawn, fc.constantFrom(...fitting))
  },
  integer: (constraints = {}) =>
    constraints.max === ZIP_MAX
      ? fc.oneof(fc.integer(constraints), fc.constantFrom(...zips))
      : fc.integer(constraints),
})

/** Percent-encoded as UTF-8, lone surrogates too, which `encodeURIComponent` refuses. */
const encoded = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const isLone = code >= 0xd800 && code <= 0xdfff
    if (!isLone) return encodeURIComponent(sign)
    const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
    return bytes.map((byte) => `%${byte.toString(16)}`).join('')
  }).join('')

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The keys of a part with their values as text, a list as a repeated key. */
const pairsOf = (part: Json | undefined): readonly (readonly [string, string])[] =>
  part !== undefined && isObject(part)
    ? Object.entries(part).flatMap(([key, value]) =>
        (Array.isArray(value) ? value : [value]).map((one) => [key, textOf(one as Json)] as const),
      )
    : []

/** The parts of a call, right or wrong, as HTTP would carry them. */
const asHttp = (name: CallName, wire: Json): Omit<FuzzCall, 'kind' | 'detail'> => {
  const { method, path } = recordOf(name)
  const parts = isObject(wire) ? wire : {}
  const params = new Map(pairsOf(parts['params']))
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encoded(params.get(key) ?? ''))
  const query = pairsOf(parts['query']).map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
  const { body } = parts
  return {
    method,
    url: `/api/${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    headers: {
      ...Object.fromEntries(pairsOf(parts['headers']).map(([key, value]) => [key.toLowerCase(), value])),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  }
}

const picked = <A>(values: readonly A[], at: number): A | undefined => values[at % values.length]

/** A sound call with one of its leaves as a random one has it. */
const crossed = (sound: Json, random: Json, at: number): Json => {
  if (!isObject(sound) || !isObject(random)) return random
  const keys = Object.keys(sound).filter((key) => key in random && sound[key] !== random[key])
  const key = picked(keys, at)
  return key === undefined
    ? sound
    : { ...sound, [key]: crossed(sound[key] ?? null, random[key] ?? null, Math.floor(at / keys.length)) }
}

/** The sound request of an operation as it is written on the wire. */
const soundMessage = (name: CallName, { sound }: Known): Json =>
  carried(
    sound[name] === undefined
      ? contractExamples[name]?.request
      : recordOf(name).request.codec.encode(sound[name]),
  )

const contractOf = (name: CallName, known: Known): Arbitrary<Json> => {
  const { request } = recordOf(name)
  const random = request.arbitrary(knowing(known)).map((value): Json => carried(request.codec.encode(value)))
  const sound = soundMessage(name, known)
  return fc.oneof(
    random,
    fc.constant(sound),
    fc.tuple(random, fc.nat()).map(([wire, at]) => crossed(sound, wire, at)),
  )
}

const validCall = (name: CallName, known: Known): Arbitrary<FuzzCall> =>
  contractOf(name, known).map((wire) => ({ kind: 'valid', detail: '', ...asHttp(name, wire) }))

const mutatedCall = (name: CallName, known: Known): Arbitrary<FuzzCall> =>
  fc.tuple(contractOf(name, known), fc.nat()).map(([wire, at]) => {
    const worse = picked([...spoilt(wire), ...lacking(wire), ...oversized(wire)], at)?.() ?? null
    return { kind: 'mutated', detail: JSON.stringify(worse).slice(0, 500), ...asHttp(name, worse) }
  })

/** The positions of a value, each as a function that replaces it. */
const placesIn = (value: Json): readonly ((other: Json) => Json)[] => {
  if (Array.isArray(value)) {
    const items = value as readonly Json[]
    return items.flatMap((part, at) =>
      placesIn(part).map((put) => (other: Json) => items.with(at, put(other))),
    )
  }
  if (!isObject(value)) return [(other) => other]
  return Object.entries(value).flatMap(([key, part]) =>
    placesIn(part).map((put) => (other: Json) => ({ ...value, [key]: put(other) })),
  )
}

const RAW = '@raw@'

/** A call with hostile text or JSON in one place. A call without places gets it as a query. */
const hostileCall = (name: CallName, known: Known): Arbitrary<FuzzCall> =>
  fc
    .tuple(
      contractOf(name, known),
      fc.nat(),
      fc.boolean(),
      fc.constantFrom(...hostileTexts),
      fc.constantFrom(...hostileJson),
    )
    .map(([wire, at, isText, text, raw]) => {
      const places = placesIn(wire)
      const put = picked(places, at) ?? (() => ({ query: { [text]: text } }))
      const call = asHttp(name, put(isText ? text : RAW))
      return {
        kind: 'hostile',
        detail: isText ? text : raw,
        ...call,
        url: call.url.replaceAll(encoded(RAW), encoded(raw)),
        ...(typeof call.payload === 'string' ? { payload: call.payload.replace(`"${RAW}"`, () => raw) } : {}),
      }
    })

const brokenCall = (name: CallName, known: Known): Arbitrary<FuzzCall> =>
  fc.tuple(contractOf(name, known), fc.constantFrom(...structures)).map(([wire, structure]) => {
    const call = asHttp(name, wire)
    return {
      kind: 'structure',
      detail: structure.name,
      ...call,
      headers: { ...call.headers, 'content-type': 'application/json', ...structure.headers },
      payload: structure.payload(typeof call.payload === 'string' ? call.payload : '{}'),
    }
  })

/** The call of an operation that is answered at the right time. */
export const soundCall = (name: CallName, known: Known): FuzzCall => ({
  kind: 'valid',
  detail: 'sound',
  ...asHttp(name, soundMessage(name, known)),
})

/** Calls of one operation: 40 % valid, 30 % wrong in one place, 20 % hostile, 10 % entirely wrong. */
export const fuzzCalls = (
  name: CallName,
  known: Known,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly FuzzCall[] =>
  fc.sample(
    fc.oneof(
      { weight: 40, arbitrary: validCall(name, known) },
      { weight: 30, arbitrary: mutatedCall(name, known) },
      { weight: 20, arbitrary: hostileCall(name, known) },
      { weight: 10, arbitrary: brokenCall(name, known) },
    ),
    { numRuns: count, seed },
  )
