import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prefilledForm } from '#core/address/prefill.ts'
import { carriedIn, readMarketing } from '#core/affiliate/marketing-parameters.ts'
import * as parameters from '#core/query/query-parameters.ts'
import { parseQuery, readParameters, withoutParameters } from '#core/query/query.ts'
import { skuIn } from '#core/routes/device-link.ts'
import { sourceIn } from '#core/routes/localization-link.ts'
import { transferCodeIn } from '#core/routes/transfer-link.ts'
import { languageInQuery } from '#core/session/language-preference.ts'
import {
  foreignExamples,
  foreignText,
  mixedQuery,
  ownNames,
  parameterGroups,
  writableText,
} from '#test/arbitraries/query.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const groups = Object.entries<Readonly<Record<string, string>>>(parameters)

/** Texts of any parameters of the store, each at most once. */
const ownPairs = fc.uniqueArray(fc.tuple(fc.constantFrom(...ownNames), writableText), {
  selector: ([name]) => name,
  maxLength: 8,
})

/** Everything that the store reads from a query. */
const readAll = (search: string): unknown => {
  const query = parseQuery(search)
  return [
    groups.map(([, names]) => readParameters(names, query)),
    prefilledForm(query),
    readMarketing(query),
    carriedIn(query),
    [skuIn(query), sourceIn(query), transferCodeIn(query), languageInQuery(search)?.language],
  ]
}

describe('parseQuery', () => {
  it('parses any parameters a browser writes, in order (RTE-10)', () => {
    const pairs = fc.array(
      fc.tuple(
        writableText.filter((name) => name !== ''),
        writableText,
      ),
      { maxLength: 5 },
    )
    forAll(pairs, fc.constantFrom('', '?'), (given, mark) => {
      const query = parseQuery(`${mark}${new URLSearchParams(given.map(([name, text]) => [name, text]))}`)
      for (const [name] of given)
        expect(query.get(name)).toEqual(given.filter(([one]) => one === name).map(([, text]) => text))
    })
  })

  it.each([
    ['?a=%&b=1', [['b', ['1']]]],
    ['%=a&b=1', [['b', ['1']]]],
    [
      'a=1&b=2&%61=3',
      [
        ['a', ['1', '3']],
        ['b', ['2']],
      ],
    ],
    ['??a=b?', [['?a', ['b?']]]],
    [
      '?a&b=&=c&&d=e=f+g',
      [
        ['a', ['']],
        ['b', ['']],
        ['d', ['e=f g']],
      ],
    ],
  ])('parses each pair of %j alone (RTE-10)', (search, expected) => {
    expect([...parseQuery(search)]).toEqual(expected)
  })
})

describe('readParameters', () => {
  it('reads the same for any parameters of others, repeated or malformed, at any place (RTE-10)', () =>
    forAllWith(
      {
        examples: foreignExamples.map((pair): [readonly [string, string]] => [
          ['?cmp=a&zip=33130', `?cmp=a&${pair}&zip=33130`],
        ]),
      },
      mixedQuery(ownPairs),
      ([alone, mixed]) => {
        expect(readAll(mixed)).toEqual(readAll(alone))
      },
    ))

  it.each(parameterGroups)('reads %s the same next to any foreign text (RTE-10)', (_, names) => {
    const own = new Set(Object.values(names))
    forAll(
      fc.constantFrom(...own),
      writableText,
      foreignText(own),
      foreignText(own),
      (name, text, before, after) => {
        const alone = `${name}=${encodeURIComponent(text)}`
        expect(readParameters(names, parseQuery(`?&${before}&${alone}&${after}`))).toEqual(
          readParameters(names, parseQuery(`?${alone}`)),
        )
      },
    )
  })

  it('counts a repeated or malformed parameter of its own as missing, without the others (RTE-10)', () => {
    for (const [, names] of groups)
      for (const [key, name] of Object.entries(names))
        for (const pair of [`${name}=a&${name}=a`, `${name}=%`]) {
          const others = Object.values(names).filter((other) => other !== name)
          const query = parseQuery([pair, ...others.map((other) => `${other}=x`)].join('&'))
          const expected = Object.keys(names).map((one) => [one, one === key ? null : 'x'])
          expect(readParameters(names, query)).toEqual(Object.fromEntries(expected))
        }
  })
})

describe('withoutParameters', () => {
  it('removes parameters by their decoded name, and leaves the others as they are written (RTE-10)', () => {
    expect(withoutParameters('?%61=1&b=%ZZ&a=2&c=x+y&a', ['a'])).toBe('b=%ZZ&c=x+y')
    forAll(mixedQuery(ownPairs), ([, mixed]) => {
      const rest = withoutParameters(mixed, [...ownNames])
      expect([...parseQuery(rest).keys()].filter((name) => ownNames.has(name))).toEqual([])
      expect(parseQuery(rest)).toEqual(
        new Map([...parseQuery(mixed)].filter(([name]) => !ownNames.has(name))),
      )
    })
  })
})
