import { describe, expect, it } from 'vitest'
import { cardDay, clearCard, digits, nameOnCard } from '#test/arbitraries/card.arbitrary.ts'
import { groupNumber, slashExpiry } from '#ui/features/sale/payment/card-form.view.tsx'
import { cardErrorTexts } from '#ui/features/sale/payment/payment.errors.ts'
import { cardFields, readCard } from '#ui/features/sale/payment/payment.schema.ts'
import { forAll } from '#test/for-all.ts'

const typedExpiry = (expiry: string): string => `${expiry.slice(5)}/${expiry.slice(2, 4)}`

describe('readCard', () => {
  it('parses every card of the core from its typed form (CRD-07)', () =>
    forAll(clearCard, nameOnCard, digits(5), (card, name, zipCode) => {
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
    }))
})

describe('cardErrorTexts', () => {
  it('has a text for every field of an empty form, in screen order', () => {
    const read = readCard({ nameOnCard: '', number: '', expiry: '', cvv: '', zipCode: '' }, cardDay)
    const texts = read.isComplete ? {} : cardErrorTexts(read.errors)
    expect(Object.keys(texts)).toEqual([...cardFields])
    Object.values(texts).forEach((text) => expect(text).toMatch(/\.$/))
  })
})
