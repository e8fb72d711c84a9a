import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { agreementTexts } from '#ui/content/legal-data.ts'

/** What a buyer accepts with an order, what a buyer pays, and what is stored about a buyer. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'legal', place: 10 },
  sections: (words, { brand, legalPages }) => [
    { kind: 'intro', ...words.intro },
    ...agreementTexts(brand).map((agreement) => ({ kind: 'text' as const, ...agreement })),
    { kind: 'text', ...words.prices },
    ...(words.deposit === null ? [] : [{ kind: 'text' as const, ...words.deposit }]),
    { kind: 'text', ...words.payment },
    { kind: 'text', ...words.storedData },
    { kind: 'text', ...words.contact },
    { kind: 'pages', ...words.pages, pages: legalPages.filter((path) => path !== '/terms-policy') },
  ],
}
