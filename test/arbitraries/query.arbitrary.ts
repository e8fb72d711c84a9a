import * as fc from 'fast-check'
import * as login from '#core/query/login-parameters.ts'
import * as parameters from '#core/query/query-parameters.ts'
import { parseQuery } from '#core/query/query.ts'
import * as tool from '#core/query/tool-parameters.ts'
import { anyText } from './text.arbitrary.ts'

/** Text without lone surrogates, which no url can contain. */
export const writableText = anyText.filter((text) => !/\p{Cs}/u.test(text))

/** The names of all parameters of the store. */
export const ownNames: ReadonlySet<string> = new Set(
  Object.values(parameters).flatMap((names) => Object.values(names)),
)

const foreignName = fc
  .oneof(fc.constantFrom('utm_source', 'utm_medium', 'fbclid', 'gclid'), writableText)
  .filter((name) => name !== '' && !ownNames.has(name))
  .map(encodeURIComponent)

const malformed = fc.constantFrom('%', '%ZZ', '%2', '%E1', '%C3%28', 'a%')

/** Parameters of others as a query contains them: once, repeated, without a value, or malformed. */
export const foreignPairs: fc.Arbitrary<readonly string[]> = fc
  .array(
    fc.oneof(
      fc.tuple(foreignName, writableText.map(encodeURIComponent)).map((pair) => [pair.join('=')]),
      foreignName.map((name) => [`${name}=1`, `${name}=2`]),
      fc.tuple(foreignName, malformed).map((pair) => [pair.join('=')]),
      fc.tuple(malformed, writableText.map(encodeURIComponent)).map((pair) => [pair.join('=')]),
      foreignName.map((name) => [name]),
      fc.constant(['']),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.flat())

/** A query with the pairs of a visitor's link, and the same one with parameters of others at any place. */
export const mixedQuery = (
  own: fc.Arbitrary<readonly (readonly [string, string])[]>,
): fc.Arbitrary<readonly [alone: string, mixed: string]> =>
  fc
    .tuple(own, foreignPairs, fc.array(fc.nat({ max: 20 }), { minLength: 12, maxLength: 12 }))
    .map(([pairs, foreign, places]) => {
      const written = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
      const mixed = [...written]
      foreign.forEach((pair, at) => mixed.splice((places[at] ?? 0) % (mixed.length + 1), 0, pair))
      return [`?${written.join('&')}`, `?${mixed.join('&')}`] as const
    })

/** The parameters of each reader of the store, those of tools and logins included. */
export const parameterGroups = Object.entries<Readonly<Record<string, string>>>({
  ...parameters,
  ...tool,
  ...login,
})

const queryText = fc.oneof(
  writableText,
  fc.string({ unit: fc.constantFrom(...Array.from('&=?#%+;[]a1 ñ')) }),
  fc.constantFrom('utm_source=a&utm_source=b', 'fbclid=%ZZ', '__proto__=1', '%', '&&', '=', '?a=1'),
)

/** Any text next to a parameter that names none of these parameters, wherever a browser may put it. */
export const foreignText = (names: ReadonlySet<string>): fc.Arbitrary<string> =>
  queryText.filter((text) => [...parseQuery(`&${text}`).keys()].every((name) => !names.has(name)))

/** The two links of campaigns that lost their plan, price and address. */
export const foreignExamples = ['utm_source=a&utm_source=b', 'fbclid=%ZZ'] as const
