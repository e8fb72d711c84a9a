import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const [ULTRA, GIG] = ['internet-500', 'internet-gig'] as [OfferId, OfferId]

/** The page of search marketing for the same speed up and down. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'internet-gig'],
  sections: (words, { facts }) => [
    opening(words.opening, 'wide', 'semSeesaw', { sales: 'sales' }, { hasAddressForm: true }),
    {
      kind: 'bars',
      ...words.measure,
      bars: [
        { ...words.measure.bars.download, value: facts.speed(ULTRA), amount: facts.mbps(ULTRA) },
        {
          ...words.measure.bars.upload,
          value: facts.uploadSpeed(ULTRA),
          amount: facts.mbps(ULTRA),
          isMain: true,
        },
        { ...words.measure.bars.download2, value: facts.speed(GIG), amount: facts.mbps(GIG) },
        {
          ...words.measure.bars.upload2,
          value: facts.uploadSpeed(GIG),
          amount: facts.mbps(GIG),
          isMain: true,
        },
      ],
    },
    iconCards(words.upload, ['screen', 'arrow', 'home']),
    pages(words.pages, ['/internet/speed-test', '/internet/internet-speeds-explained', '/internet/plans']),
  ],
}
