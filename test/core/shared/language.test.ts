import { describe, expect, it } from 'vitest'
import {
  languageOfPath,
  languageOfTag,
  languages,
  languageTags,
  pathIn,
  spanishPath,
} from '#core/shared/language.ts'

describe('languageOfPath', () => {
  it.each(['/', '/internet', '/enlaces'])('is the language of the page %s', (path) => {
    for (const language of languages) expect(languageOfPath(pathIn(language, path))).toBe(language)
  })
})

describe('spanishPath', () => {
  it.each(['/', '/internet', '/enlaces'])('is %s for the page in any language', (path) => {
    for (const language of languages) expect(spanishPath(pathIn(language, path))).toBe(path)
  })
})

describe('languageOfTag', () => {
  it('is the language of its tag, and Spanish of any other', () => {
    for (const language of languages) expect(languageOfTag(languageTags[language])).toBe(language)
    expect([languageOfTag('en'), languageOfTag('enm'), languageOfTag('')]).toEqual(['en', 'es', 'es'])
  })
})
