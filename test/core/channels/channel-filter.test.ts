import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsFilter, type ListedChannel } from '#core/channels/channel-filter.ts'
import { foldText } from '#core/shared/text.ts'
import { forAll } from '#test/for-all.ts'

const EMPTY_FILTER = { text: '', plan: '', category: '', language: '' } as const

const word = fc.constantFrom('música', 'NOTICIAS', 'Órbita', 'kite', 'ñandú', '24')

const channel: fc.Arbitrary<ListedChannel> = fc.record({
  number: fc.integer({ min: 1, max: 9_999 }).map(String),
  name: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  category: fc.constantFrom('news', 'music'),
  subject: fc.constant('Deportes fútbol'),
  language: fc.constantFrom('es', 'en'),
  plans: fc.subarray(['small', 'large'], { minLength: 1 }),
})

describe('fitsFilter', () => {
  it('finds each channel by nothing, by its words in any order, and by its number (CHN-01)', () =>
    forAll(channel, fc.nat(), (found, seed) => {
      const words = found.name.split(' ')
      const some = words.filter((_, at) => (seed >> at) % 2 === 0).toReversed()
      for (const text of [
        '',
        some.join(' '),
        foldText(found.name).toUpperCase(),
        found.number.slice(0, 1 + (seed % 4)),
        'futbol',
        `deportes ${found.number}`,
      ])
        expect(fitsFilter(found, { ...EMPTY_FILTER, text })).toBe(true)
      expect(fitsFilter(found, { ...EMPTY_FILTER, text: `${found.name} ausente` })).toBe(false)
    }))

  it('excludes by plan, category and language exactly what has another one (CHN-01)', () =>
    forAll(
      channel,
      fc.constantFrom('', 'small', 'large'),
      fc.constantFrom('', 'news', 'music'),
      fc.constantFrom('', 'es', 'en'),
      (found, plan, category, language) => {
        const fits =
          (plan === '' || found.plans.includes(plan)) &&
          ['', found.category].includes(category) &&
          ['', found.language].includes(language)
        expect(fitsFilter(found, { text: '', plan, category, language })).toBe(fits)
      },
    ))
})
