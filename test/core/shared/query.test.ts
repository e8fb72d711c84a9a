import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '#core/shared/query.ts'
import { decodeUrlText } from '#core/shared/url-text.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

const writable = anyText.filter((text) => !/\p{Cs}/u.test(text))

describe('decodeUrlText', () => {
  it('reverses percent-encoding of any text (SES-06)', () => {
    fc.assert(
      fc.property(writable, (text) => {
        expect(decodeUrlText(encodeURIComponent(text))).toEqual(E.right(text))
      }),
    )
  })

  it.each(['%', '%2', '%zz', 'a%E1', '%C3%28', '%ED%A0%80'])(
    'reports the malformed escape of %j (SES-06)',
    (text) => {
      expect(decodeUrlText(text)).toEqual(E.left({ _tag: 'EscapeMalformed', text }))
    },
  )
})

describe('parseQuery', () => {
  it('parses any parameters a browser writes, in order (ADR-13)', () => {
    const parameters = fc.uniqueArray(
      fc.tuple(
        writable.filter((name) => name !== ''),
        writable,
      ),
      {
        selector: ([name]) => name,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(parameters, fc.constantFrom('', '?'), (given, mark) => {
        const query = parseQuery(`${mark}${new URLSearchParams(given.map(([name, value]) => [name, value]))}`)
        if (E.isLeft(query)) throw new TypeError('a query a browser wrote')
        expect([...query.right]).toEqual(given)
      }),
    )
  })

  it.each([
    ['?a=%', { _tag: 'EscapeMalformed', text: '%' }],
    ['%=a', { _tag: 'EscapeMalformed', text: '%' }],
    ['a=1&b=2&%61=3', { _tag: 'ParameterTwice', name: 'a' }],
  ] as const)('names what is wrong of %j (ADR-13)', (search, failure) => {
    expect(parseQuery(search)).toEqual(E.left(failure))
  })

  it('ignores only a leading question mark (ADR-13)', () => {
    const query = parseQuery('??a=b?')
    expect(E.isRight(query) && [...query.right]).toEqual([['?a', 'b?']])
    const later = parseQuery('a?=b')
    expect(E.isRight(later) && [...later.right]).toEqual([['a?', 'b']])
  })

  it('accepts parameters without value or name (ADR-13)', () => {
    const query = parseQuery('?a&b=&=c&&d=e=f+g')
    expect(E.isRight(query) && [...query.right]).toEqual([
      ['a', ''],
      ['b', ''],
      ['d', 'e=f g'],
    ])
  })
})
