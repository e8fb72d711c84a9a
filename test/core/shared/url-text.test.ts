import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeUrlText } from '#core/shared/url-text.ts'
import { writableText } from '#test/arbitraries/query.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('decodeUrlText', () => {
  it('reverses percent-encoding of any text (SES-06)', () =>
    forAll(writableText, (text) => {
      expect(decodeUrlText(encodeURIComponent(text))).toEqual(E.right(text))
    }))

  it.each(['%', '%2', '%zz', 'a%E1', '%C3%28', '%ED%A0%80'])(
    'reports the malformed escape of %j (SES-06)',
    (text) => {
      expect(decodeUrlText(text)).toEqual(E.left({ _tag: 'EscapeMalformed', text }))
    },
  )
})
