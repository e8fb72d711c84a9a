import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const [ULTRA, GIG] = ['internet-500', 'internet-gig'] as [OfferId, OfferId]

/** The page of search marketing for the same speed up and down, in English. */
export const semSymmetrical: PageWriter = ({ brand, facts }) => ({
  title: `Upload as fast as you download: symmetrical fiber | ${brand.name}`,
  description: `Symmetrical fiber uploads and downloads at the same speed: ${facts.uploadSpeed(ULTRA)} or ${facts.uploadSpeed(GIG)}. For video calls, backups, cameras and working from home.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'The same speed there and back',
      lead: 'Downloading is watching. Uploading is being seen, being heard, and getting your photos to the cloud. On our fiber, both are equally fast.',
      picture: { name: 'semSeesaw', alt: 'A balanced seesaw: a child on each side and a kite in the middle' },
      hasAddressForm: true,
      actions: [{ label: 'Ask by phone', to: 'sales' }],
    },
    {
      kind: 'bars',
      id: 'measure',
      heading: 'There and back, to scale',
      lead: 'The two bars of each plan are the same length because the two speeds are the same.',
      bars: [
        { title: `${facts.name(ULTRA)}, download`, value: facts.speed(ULTRA), amount: facts.mbps(ULTRA) },
        {
          title: `${facts.name(ULTRA)}, upload`,
          value: facts.uploadSpeed(ULTRA),
          amount: facts.mbps(ULTRA),
          isMain: true,
        },
        { title: `${facts.name(GIG)}, download`, value: facts.speed(GIG), amount: facts.mbps(GIG) },
        {
          title: `${facts.name(GIG)}, upload`,
          value: facts.uploadSpeed(GIG),
          amount: facts.mbps(GIG),
          isMain: true,
        },
      ],
      note: 'Maximum speeds over a cable. Over WiFi they depend on the home and the devices.',
    },
    {
      kind: 'cards',
      id: 'upload',
      heading: 'When you notice the upload',
      lead: 'When you’re the one sending.',
      cards: [
        {
          icon: 'screen',
          title: 'Video calls',
          body: 'Your picture stays sharp even when somebody else is on another call.',
        },
        {
          icon: 'arrow',
          title: 'Work files',
          body: 'A video or a set of plans uploads while you pour the coffee.',
        },
        {
          icon: 'home',
          title: 'Home cameras',
          body: 'They save what they record without slowing anyone down.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Measure and compare',
      pages: ['/internet/speed-test', '/internet/internet-speeds-explained', '/internet/plans'],
    },
  ],
})
