import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const TV_STREAM = 'tv-stream' as OfferId

/** The page of search marketing for television on every screen, in English. */
export const semVideoApps: PageWriter = ({ brand, facts }) => ({
  title: `Your channels in the app, on any screen | ${brand.name}`,
  description: `Watch your plan’s channels on your phone, tablet or TV, record for later, and add Disney+ from ${facts.price('disney-basic')} a month. No box, no technician.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'TV that follows you around the house',
      lead: `${facts.name('tv-stream')} plays in the app: in the living room, in the kitchen or on your phone. No box, no visit.`,
      picture: {
        name: 'semTiles',
        alt: 'A woman cooks while her show plays on a tablet leaning on the wall',
      },
      offer: TV_STREAM,
      hasAddressForm: true,
      actions: [{ label: 'Call to order', to: 'sales' }],
    },
    {
      kind: 'cards',
      id: 'apps',
      heading: 'Channels and apps, each in its place',
      lead: 'What comes with your plan, and what you add on top.',
      cards: [
        {
          icon: 'screen',
          title: 'The TV app',
          body: 'Live channels, a guide and recording. It comes with any TV plan; sign in with your account.',
        },
        {
          icon: 'plus',
          title: 'Disney+ on the same bill',
          body: `${facts.name('disney-basic')} is ${facts.price('disney-basic')} a month, and ${facts.name('disney-premium')} is ${facts.price('disney-premium')}. You need a TV plan.`,
        },
        {
          icon: 'wifi',
          title: 'What you already pay for',
          body: 'Your other apps stay on their own accounts. Nothing to move, nothing to pay here.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from the couch',
      items: [
        {
          question: 'Does it use my data?',
          answer: 'At home it runs on your WiFi, which has no cap. Away from home it uses your line’s data.',
        },
        {
          question: 'What if my TV has no apps?',
          answer: `Plug in a Xumo: renting one is ${facts.price('xumo-lease')} a month.`,
        },
        {
          question: 'Does the app cost anything?',
          answer: 'No: it comes with any TV plan, on all of your screens.',
        },
        {
          question: 'Where do my recordings go?',
          answer:
            'To all of your screens. Record in the living room and finish in bed. Some channels don’t allow certain shows to be recorded; the guide says so.',
        },
        {
          question: 'Is there anything to install on a computer?',
          answer: 'No. It opens in the browser, with the same sign-in as on your phone.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'More about the app',
      pages: [
        '/cable-tv/streaming/{product}-tv-app',
        '/cable-tv/streaming/disney-plus',
        '/cable-tv/app-store',
        '/apps',
      ],
    },
  ],
})
