import { describe, expect, it } from 'vitest'
import { NAME_MAX } from '#core/checkout/customer.ts'
import { cardFieldWords, customerFieldWords } from '#ui/content/es/field-failure.ts'

describe('customerFieldWords', () => {
  const texts = Object.entries(customerFieldWords).map(([tag, words]) => [tag, words('apellido')] as const)

  it.each(texts)('asks of %s for what the field wants, by its noun', (_, text) => {
    expect(text).toMatch(/^\p{Lu}.*apellido.*\.$/u)
    expect(text).not.toMatch(/[!¡]|error|inválid/)
  })

  it('states the limit of the core', () => {
    expect(customerFieldWords.NameTooLong('nombre')).toContain(String(NAME_MAX))
  })
})

describe('cardFieldWords', () => {
  const texts = Object.values(cardFieldWords)

  it('has a sentence of its own for every failure', () => {
    expect(new Set(texts).size).toBe(texts.length)
    texts.forEach((text) => expect(text).toMatch(/^\p{Lu}.{10,}\.$/u))
  })
})
