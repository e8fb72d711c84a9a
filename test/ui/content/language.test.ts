import { afterEach, describe, expect, it } from 'vitest'
import { addTranslations, currentTag, inLanguage, selectLanguage, translated } from '#ui/content/language.ts'

const words = translated('probeWords', { title: 'Hola', greet: (name: string) => `Hola, ${name}` })

addTranslations('en', { probeWords: { title: 'Hello', greet: (name: string) => `Hello, ${name}` } })

afterEach(() => selectLanguage('es'))

describe('translated', () => {
  it('reads words in the current language', () => {
    expect([words.title, words.greet('Ana'), { ...words }.title]).toEqual(['Hola', 'Hola, Ana', 'Hola'])
    selectLanguage('en')
    expect([words.title, words.greet('Ana'), { ...words }.title]).toEqual(['Hello', 'Hello, Ana', 'Hello'])
  })
})

describe('inLanguage', () => {
  it('renders in a language, and restores the current one, also after an error', () => {
    expect(inLanguage('en', () => [words.title, currentTag()])).toEqual(['Hello', 'en-US'])
    expect(() =>
      inLanguage('en', () => {
        throw new Error('broken')
      }),
    ).toThrow('broken')
    expect([words.title, currentTag()]).toEqual(['Hola', 'es-US'])
  })
})
