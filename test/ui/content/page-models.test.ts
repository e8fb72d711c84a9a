import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { messageKeys } from '#core/template/message-key.ts'
import { type PageBlock, type PageModel, parameterNames } from '#core/template/page-model.ts'
import { openPage, shopPage } from '#core/template/template.ts'
import { publicPageRequest, shopPageRequest, mobileFacts } from '#test/arbitraries/template.arbitrary.ts'
import { pageModelWords as englishWords } from '#ui/content/en/shared/page-models.ts'
import { blockText } from '#ui/content/es/shared/page-model-text.ts'
import { pageModelWords } from '#ui/content/es/shared/page-models.ts'
import { forAllWith } from '#test/for-all.ts'

const OF_THE_STORE = ['brand', 'phone']

const tokensIn = (words: string): readonly string[] =>
  [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const written = Object.entries(pageModelWords)

/** The placeholders in the words of a model that their block does not fill. */
const missingIn = ({ blocks }: PageModel): readonly string[] =>
  blocks.flatMap(({ keys, parameters }) => {
    const given = [...OF_THE_STORE, ...parameters.map(({ name }) => name)]
    return keys.flatMap((key) => tokensIn(pageModelWords[key]).filter((name) => !given.includes(name)))
  })

describe('pageModelWords', () => {
  it('has texts for exactly the keys a model can use (TPL-01)', () => {
    expect(Object.keys(pageModelWords).toSorted()).toEqual([...messageKeys].toSorted())
  })

  it.each(written)('says %s in complete sentences without exclamation: %s', (key, words) => {
    expect(words).toMatch(/^[A-ZÁÉÍÓÚ¿{]/)
    expect(words).not.toMatch(/[!¡]|\s$|\s\s/)
    const isLabel = key.startsWith('title.') || key.startsWith('way.')
    expect(words.endsWith('.')).toBe(!isLabel)
    const known: readonly string[] = [...OF_THE_STORE, ...parameterNames]
    expect(tokensIn(words).filter((name) => !known.includes(name))).toEqual([])
  })

  it('uses only tokens that the block provides (TPL-01)', () => {
    forAllWith({ numRuns: 1_000 }, shopPageRequest, ([asked, facts]) => {
      expect(missingIn(shopPage(asked, facts))).toEqual([])
    })
    forAllWith({ numRuns: 1_000 }, publicPageRequest, mobileFacts, (asked, facts) => {
      expect(missingIn(openPage(asked, { ...facts, catalogVersion: '1' }))).toEqual([])
    })
  })
})

describe('pageModelWords in English', () => {
  it.each(written)('says %s with the tokens of the Spanish text, in complete sentences', (key, spanish) => {
    const english = englishWords[key as keyof typeof englishWords]
    expect(tokensIn(english).toSorted()).toEqual(tokensIn(spanish).toSorted())
    expect(english).toMatch(/^[A-Z{]/)
    expect(english).not.toMatch(/[!¡¿áéíóúñ]|\s$|\s\s/)
    expect(english.endsWith('.')).toBe(spanish.endsWith('.'))
  })
})

describe('blockText', () => {
  const visit: PageBlock = {
    id: 'visit',
    kind: 'notice',
    keys: ['confirmation.visit'],
    parameters: [
      { kind: 'date', name: 'date', date: '2026-11-24' as PlainDate },
      { kind: 'count', name: 'fromHour', count: 12 },
      { kind: 'count', name: 'toHour', count: 14 },
    ],
    offers: [],
    reason: null,
    way: null,
  }

  it('writes hours on a clock of twelve hours, with noon by its name', () => {
    expect(blockText(visit, cometa).replaceAll('\u00A0', ' ')).toBe(
      'El técnico llega de mediodía a 2 p. m., el martes 24 de noviembre de 2026.',
    )
  })
})
