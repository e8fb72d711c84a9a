import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const examples = ['MX', 'CO', 'DO', 'GT', 'SV', 'HN', 'CU'] as const

/** What international calls from the telephone at home cost. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'phone', place: 20 },
  offers: ['home-phone', 'phone-international'],
  sections: (words, { facts }) => {
    const rates = facts.callingRates()
    return [
      opening(words.opening, 'wide', 'callingLine', { rates: `#${words.rates.id}`, address: 'address' }),
      {
        kind: 'bars',
        ...words.examples,
        tone: 'sun',
        bars: examples.map((country) => ({
          title: facts.call(country, 60).country,
          value: facts.call(country, 60).landline,
          amount: facts.call(country, 60).amount,
          isMain: country === 'MX',
        })),
      },
      {
        kind: 'table',
        ...words.rates,
        rows: rates.map(({ country, landline, mobile }) => [country, landline, mobile]),
      },
      { kind: 'steps', ...words.dial },
      { kind: 'feature', ...words.worthIt, picture: { name: 'callingClock', alt: words.worthIt.picture } },
      { kind: 'questions', ...words.questions },
      pages(words.pages, [
        '/home-phone',
        '/cable-tv/international',
        '/mobile/plans/international',
        '/sem/voice',
        '/apps',
      ]),
    ]
  },
}
