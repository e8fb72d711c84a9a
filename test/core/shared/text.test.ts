import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, isPlainText } from '#core/shared/text.ts'
import { anyText, unprintable, writtenText } from '#test/arbitraries/text.arbitrary.ts'

describe('foldText', () => {
  it('changes folded text no more', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })

  it('takes no account of accents, case, composition or repeated blanks', () => {
    fc.assert(
      fc.property(writtenText(0, 40), (text) => {
        const folded = foldText(text)
        expect(foldText(text.normalize('NFD'))).toBe(folded)
        expect(foldText(text.toUpperCase())).toBe(folded)
        expect(foldText(` ${text.replaceAll(' ', ' \t ')}\u00A0`)).toBe(folded)
      }),
    )
  })

  it.each([
    ['Los Ángeles', 'los angeles'],
    ['  PEÑASCO   Ünico ', 'penasco unico'],
    ['Coraço\u0301n', 'coracon'],
    ['İstanbul', 'istanbul'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('isPlainText', () => {
  it('is true of written text, and of no text with a control, an override or half a pair in it', () => {
    fc.assert(
      fc.property(writtenText(0, 30), unprintable, fc.nat(30), (text, bad, at) => {
        expect(isPlainText(text)).toBe(true)
        expect(isPlainText(text.slice(0, at) + bad + text.slice(at))).toBe(false)
      }),
    )
  })

  it('lets whole pairs and accents through', () => {
    expect(isPlainText('Ñandú 🏠 e\u0301')).toBe(true)
  })
})
