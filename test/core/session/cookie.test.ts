import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCookie } from '#core/session/cookie.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const name = fc.constantFrom('cartId', 'zip', 'a.b', 'x$y')

describe('readCookie', () => {
  it('reads the named value among any other cookies (SES-06)', () =>
    forAll(
      name,
      anyText.filter((text) => !/\p{Cs}/u.test(text)),
      fc.constantFrom('', 'other=1; ', 'xcartId=2;xzip=%;a.bc=3;'),
      fc.constantFrom('', ';', '; last=%zz'),
      (key, text, before, after) => {
        const header = `${before}${key}=${encodeURIComponent(text)}${after}`
        expect(readCookie(header, key)).toEqual(E.right(text))
      },
    ))

  it('removes quotes around a value (SES-06)', () => {
    expect(readCookie('a="%20x"', 'a')).toEqual(E.right(' x'))
    expect(readCookie('a="', 'a')).toEqual(E.right('"'))
    expect(readCookie('a=x"y"', 'a')).toEqual(E.right('x"y"'))
    expect(readCookie('a="y"x', 'a')).toEqual(E.right('"y"x'))
  })

  it.each(['', 'cartId', 'xcartId=1', 'CARTID=1', 'other=cartId=1'])(
    'finds none in %j (SES-06)',
    (header) => {
      expect(readCookie(header, 'cartId')).toEqual(E.right(null))
    },
  )

  it('reports why it cannot read the value (SES-06)', () => {
    expect(readCookie('a=%E1', 'a')).toEqual(E.left({ _tag: 'EscapeMalformed', text: '%E1' }))
    expect(readCookie('a=1; a=1', 'a')).toEqual(E.left({ _tag: 'CookieTwice', name: 'a' }))
    for (const bad of ['', 'a b', 'a=b', 'a;b', 'ñ', 'a\n'])
      expect(readCookie('a=1', bad)).toEqual(E.left({ _tag: 'CookieNameMalformed', name: bad }))
  })
})
