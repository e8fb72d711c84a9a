import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { fillTemplate } from '#core/metadata/template.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

describe('fillTemplate', () => {
  it('replaces each token with its value, and does not expand tokens in values (MET-03)', () =>
    forAllWith({ examples: [['{b}', '$&']] }, anyText, anyText, (a, b) => {
      expect(fillTemplate('{a}-{b}-{a}', { a, b })).toEqual(E.right(`${a}-${b}-${a}`))
    }))

  it('returns a text without tokens unchanged (MET-03)', () => {
    forAll(
      anyText.filter((text) => !text.includes('{')),
      (text) => {
        expect(fillTemplate(text, {})).toEqual(E.right(text))
      },
    )
    expect(fillTemplate('{}', {})).toEqual(E.right('{}'))
  })

  it('reports the first token without a value (MET-03)', () => {
    expect(fillTemplate('{a} {b} {c}', { a: '1' })).toEqual(E.left({ _tag: 'UnknownToken', token: 'b' }))
    expect(fillTemplate('{toString}', {})).toEqual(E.left({ _tag: 'UnknownToken', token: 'toString' }))
  })
})
