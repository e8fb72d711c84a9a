import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseZip } from '#core/address/address.ts'
import { parseCardNumber, parseCvv, parseExpiry, parseNameOnCard } from '#core/card/card.ts'
import { cardDay, clearCard, digits, nameOnCard } from '#test/arbitraries/card.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { fieldErrors } from '#ui/features/form-schema.ts'
import { groupNumber, slashExpiry } from '#ui/features/payment/card-typing.ts'
import { cardErrorTexts } from '#ui/features/payment/payment.errors.ts'
import { cardFields, cardSchema, readCard, type CardEntry } from '#ui/features/payment/payment.schema.ts'

const typedExpiry = (expiry: string): string => `${expiry.slice(5)}/${expiry.slice(2, 4)}`

/** Entries of which about every field is as often right as wrong. */
const entry: fc.Arbitrary<CardEntry> = clearCard.chain((card) =>
  fc.record({
    nameOnCard: fc.oneof(nameOnCard, anyText),
    number: fc.oneof(
      fc.constant(groupNumber(card.number)),
      fc.constant<string>(card.number),
      digits(12, 20),
      anyText,
    ),
    expiry: fc.oneof(
      fc.constant(typedExpiry(card.expirationDate)),
      fc.constantFrom('10/26', '13/30', '11/2026'),
      anyText,
    ),
    cvv: fc.oneof(fc.constant<string>(card.cvv), digits(3), digits(4), anyText),
    zipCode: fc.oneof(digits(5), anyText),
  }),
)

describe('cardSchema', () => {
  it('accepts exactly what the core accepts, as the core reads it, and refuses with its tags (CRD-01 to CRD-06)', () => {
    fc.assert(
      fc.property(entry, (typed) => {
        const parsed = {
          nameOnCard: parseNameOnCard(typed.nameOnCard),
          number: parseCardNumber(typed.number),
          expiry: parseExpiry(typed.expiry, cardDay),
          cvv: parseCvv(typed.cvv, typed.number),
          zipCode: parseZip(typed.zipCode),
        }
        const read = cardSchema(cardDay, typed.number).safeParse(typed)
        const failures: Record<string, string> = {}
        const values: Record<string, unknown> = {}
        cardFields.forEach((name) => {
          const field: E.Either<{ readonly _tag: string }, unknown> = parsed[name]
          if (E.isLeft(field)) failures[name] = field.left._tag
          else values[name] = field.right
        })
        expect(read.success ? read.data : fieldErrors(read.error)).toEqual(
          Object.keys(failures).length === 0 ? values : failures,
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('readCard', () => {
  it('reads every card of the core back from what is typed of it', () => {
    fc.assert(
      fc.property(clearCard, nameOnCard, digits(5), (card, name, zipCode) => {
        const typed = {
          nameOnCard: name,
          number: groupNumber(card.number),
          expiry: slashExpiry(typedExpiry(card.expirationDate)),
          cvv: card.cvv,
          zipCode,
        }
        expect(readCard(typed, cardDay)).toEqual({
          isComplete: true,
          payment: { kind: 'card', card, nameOnCard: name, zipCode },
        })
      }),
    )
  })
})

describe('cardErrorTexts', () => {
  it('has words for every field of an empty form, in the order of the screen', () => {
    const read = readCard({ nameOnCard: '', number: '', expiry: '', cvv: '', zipCode: '' }, cardDay)
    const texts = read.isComplete ? {} : cardErrorTexts(read.errors)
    expect(Object.keys(texts)).toEqual([...cardFields])
    Object.values(texts).forEach((text) => expect(text).toMatch(/\.$/))
  })
})
