import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_CENTS } from '#core/shared/money.ts'
import { hiddenKinds } from '#core/shared/plain-text.ts'
import type { FieldProblem } from '#core/shared/reader.ts'
import {
  centsField,
  flagField,
  listField,
  nullField,
  oneOfField,
  recordField,
  textField,
  integerField,
} from '#core/shared/reader.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { anyValue, invisible, noCount } from '#test/arbitraries/outside.arbitrary.ts'
import { writtenText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const refused = (problem: FieldProblem, given: string | null = null, field = 'at') =>
  E.left({ _tag: 'FieldInvalid', field, problem, given })

describe('textField', () => {
  it('accepts plain text unchanged and reports what is wrong with any other', () => {
    forAll(writtenText(0, 12), invisible, (text, hidden) => {
      const isBlank = text.trim() === ''
      expect(textField(10)(text, 'at')).toEqual(
        isBlank ? refused('empty') : text.length > 10 ? refused('tooLong') : E.right(text),
      )
      expect(textField(20)(`a${text}${hidden}`, 'at')).toMatchObject({
        left: { problem: 'unreadable', given: expect.toSatisfy((kind) => hiddenKinds.includes(kind)) },
      })
    })
    expect(textField(3)('abc', 'at')).toEqual(E.right('abc'))
    for (const value of [1, null, undefined, ['a'], {}])
      expect(textField(3)(value, 'at')).toEqual(refused('notText'))
  })
})

describe('flagField', () => {
  it('accepts only true and false', () => {
    expect(flagField(true, 'at')).toEqual(E.right(true))
    expect(flagField(false, 'at')).toEqual(E.right(false))
    for (const value of ['true', 0, 1, null]) expect(flagField(value, 'at')).toEqual(refused('notAFlag'))
  })
})

describe('integerField', () => {
  it('accepts exactly the integers between its bounds', () =>
    forAll(fc.integer({ min: -20, max: 20 }), (number) => {
      const isIn = number >= -3 && number <= 7
      expect(integerField(-3, 7)(number, 'at')).toEqual(
        isIn ? E.right(number) : refused('outOfRange', String(number)),
      )
    }))

  it('reports a fraction, NaN, an infinity and negative zero', () => {
    forAll(noCount, (number) => {
      const given = Object.is(number, -0) ? '-0' : String(number)
      expect(integerField(-9, 9)(number, 'at')).toEqual(refused('notWhole', given))
    })
    expect(integerField(0, 9)('7', 'at')).toEqual(refused('notWhole'))
  })
})

describe('centsField', () => {
  it('accepts amounts from zero to the largest amount of the store', () => {
    forAll(amount(), (cents) => {
      expect(centsField(cents, 'at')).toEqual(E.right(cents))
    })
    expect(centsField(-1, 'at')).toEqual(refused('outOfRange', '-1'))
    expect(centsField(MAX_CENTS + 1, 'at')).toEqual(refused('outOfRange', '100000001'))
  })
})

describe('oneOfField', () => {
  it('accepts the names of its list, and shows no refused text with hidden characters', () => {
    const read = oneOfField(['a', 'b'])
    expect(read('b', 'at')).toEqual(E.right('b'))
    expect(read('c', 'at')).toEqual(refused('unknownValue', 'c'))
    expect(read('x'.repeat(40), 'at')).toEqual(refused('unknownValue', 'x'.repeat(40)))
    expect(read('x'.repeat(41), 'at')).toEqual(refused('unknownValue'))
    expect(read('a\u200B', 'at')).toEqual(refused('unknownValue'))
    expect(read(1, 'at')).toEqual(refused('unknownValue'))
  })
})

describe('nullField', () => {
  it('accepts null in addition to the values of its reader', () => {
    expect(nullField(flagField)(null, 'at')).toEqual(E.right(null))
    expect(nullField(flagField)(true, 'at')).toEqual(E.right(true))
    expect(nullField(flagField)(undefined, 'at')).toEqual(refused('notAFlag'))
  })
})

describe('listField', () => {
  it('accepts lists up to its length and reports the first invalid item', () => {
    const read = listField(integerField(0, 9), 3)
    expect(read([1, 2, 3], 'at')).toEqual(E.right([1, 2, 3]))
    expect(read([1, 2, 3, 4], 'at')).toEqual(refused('tooMany'))
    expect(read({ length: 0 }, 'at')).toEqual(refused('notAList'))
    expect(read([1, 10, 11], 'at')).toEqual(refused('outOfRange', '10', 'at[1]'))
  })
})

describe('recordField', () => {
  const read = recordField<{ readonly a: boolean; readonly b: { readonly c: number } }>({
    a: flagField,
    b: recordField<{ readonly c: number }>({ c: integerField(0, 9) }),
  })

  it('reads its own fields, drops others and reports a failure by its path', () => {
    expect(read({ a: true, b: { c: 1, d: 2 }, e: 3 }, '')).toEqual(E.right({ a: true, b: { c: 1 } }))
    expect(read({ a: true, b: { c: 10 } }, '')).toEqual(refused('outOfRange', '10', 'b.c'))
    expect(read({ a: true, b: {} }, 'at')).toEqual(refused('missing', null, 'at.b.c'))
    expect(read({ a: true, b: [] }, '')).toEqual(refused('notARecord', null, 'b'))
  })

  it('ignores inherited fields', () => {
    expect(read(Object.create({ a: true, b: { c: 1 } }), '')).toEqual(refused('missing', null, 'a'))
  })

  it('never throws on any input', () => {
    forAll(anyValue, (value) => {
      expect(E.isLeft(read(value, 'at'))).toBe(true)
    })
    expect(read(null, 'at')).toEqual(refused('notARecord'))
    expect(read('{}', 'at')).toEqual(refused('notARecord'))
  })
})
