import { describe, expect, it } from 'vitest'
import { ACCOUNT_MAX, ACCOUNT_MIN } from '#core/bank/account-kind.ts'
import { NAME_MAX } from '#core/checkout/customer.ts'
import * as english from '#ui/content/en/shared/field-failure.ts'
import {
  bankFieldWords,
  cardFieldWords,
  customerFieldWords,
  identificationWords,
} from '#ui/content/es/shared/field-failure.ts'

describe('customerFieldWords', () => {
  const texts = Object.entries(customerFieldWords).map(([tag, words]) => [tag, words('apellido')] as const)

  it.each(texts)('requests %s by the field’s noun', (_, text) => {
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

describe('bankFieldWords', () => {
  const texts = Object.values(bankFieldWords)

  it('has a distinct sentence for every failure, with the limits of the core', () => {
    expect(new Set(texts).size).toBe(texts.length)
    texts.forEach((text) => expect(text).toMatch(/^\p{Lu}.{10,}\.$/u))
    expect(bankFieldWords.AccountInvalid).toContain(`de ${ACCOUNT_MIN} a ${ACCOUNT_MAX}`)
  })
})

describe('identificationWords', () => {
  const types = ['SSN', 'ITIN', 'EIN'] as const

  it('names the expected number for every type, and says that it is optional', () => {
    const texts = Object.values(identificationWords).flatMap((words) => types.map(words))
    expect(new Set(texts).size).toBe(texts.length)
    texts.forEach((text) => expect(text).toMatch(/^\p{Lu}.*(Seguro Social|ITIN|EIN).*\.$/u))
    types.forEach((type) => expect(identificationWords.IdentificationMissing(type)).toContain('sin número'))
  })
})

describe('the errors of fields in English', () => {
  const typed = (words: Readonly<Record<string, (noun: never) => string>>, noun: string) =>
    Object.values(words).map((text) => text(noun as never))
  const texts = [
    ...typed(english.customerFieldWords, 'last name'),
    ...Object.values(english.cardFieldWords),
    ...Object.values(english.bankFieldWords),
    ...typed(english.identificationWords, 'SSN'),
  ]

  it('are sentences that say what to enter', () => {
    expect(texts.length).toBeGreaterThan(20)
    texts.forEach((text) => {
      expect(text).toMatch(/^\p{Lu}.{10,}\.$/u)
      expect(text).not.toMatch(/[!¡¿áéíóúñ]|undefined|error|invalid/)
    })
  })

  it('state the limits of the core', () => {
    expect(english.customerFieldWords.NameTooLong('first name')).toContain(`${NAME_MAX} characters`)
    expect(english.bankFieldWords.AccountInvalid).toContain(`${ACCOUNT_MIN} to ${ACCOUNT_MAX} digits`)
  })
})
