import type { PageWriter } from '#ui/content/page-entry.ts'

const LEASE = 'xumo-lease'
const OWN = 'xumo-own'

/** Xumo: leased or in instalments, in English. */
export const xumo: PageWriter = ({ brand, facts }) => {
  const { each, months, total, count } = facts.installments(OWN)
  return {
    title: `Xumo: lease it or own it in installments | ${brand.name}`,
    description: `Xumo puts your channels and apps on one screen. Lease it for ${facts.price(LEASE)} a month or own it in ${months} installments of ${each}. See which pays off and how to connect it.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'One remote for everything you watch',
        lead: 'Xumo is a small device that plugs into your TV. It puts the channels of your plan and your apps on a single screen.',
        picture: {
          name: 'tvXumo',
          alt: 'A boy plugs a small box into the TV, and app tiles fly out of it like kites',
        },
        actions: [
          { label: 'Add it to my order', to: 'address' },
          { label: 'Lease or own', to: '#math' },
        ],
      },
      {
        kind: 'bars',
        id: 'math',
        tone: 'sun',
        heading: 'Lease or own: do the math',
        lead: `Both cost ${each} a month. The difference is that one of them ends.`,
        bars: [
          {
            title: `Owned, after ${months} months`,
            value: `${total} in all, then nothing`,
            amount: 1,
            isMain: true,
          },
          {
            title: 'Leased, over the same time',
            value: `${total}, and you keep paying`,
            amount: 1,
          },
          {
            title: 'Leased, over twice the time',
            value: facts.paidOver(LEASE, 2 * count),
            amount: 2,
          },
        ],
        note: 'No interest. Before tax.',
      },
      {
        kind: 'table',
        id: 'compare',
        heading: 'What happens in each case',
        lead: 'Think about how long you’ll stay in that home.',
        columns: ['If you…', 'Leased', 'Owned'],
        rows: [
          ['Use it for a few months', 'Return it and stop paying', 'Pay the installments that are left'],
          ['Use it for longer', 'Keep paying every month', 'Stop paying and it’s yours'],
          ['Cancel your service', 'Return it', 'Keep it, paid off'],
          ['Move', 'Take it if you stay with us', 'Take it anyway'],
        ],
      },
      {
        kind: 'steps',
        layout: 'list',
        id: 'connect',
        heading: 'Set it up in an afternoon',
        lead: 'It comes with your order. No technician needed.',
        steps: [
          {
            title: 'Plug in two cables',
            body: 'One to power and one to the HDMI port of your TV. Switch the TV to that input.',
          },
          {
            title: 'Give it your WiFi',
            body: 'Pick your network and type the password. If the router is next to the TV, use a cable instead.',
          },
          {
            title: 'Sign in to your apps',
            body: 'With your account for the channels, and each app’s own account for the rest.',
          },
        ],
      },
      {
        kind: 'feature',
        id: 'need',
        heading: 'You may not need it',
        paragraphs: [
          `If your TV has an app store and responds quickly, install ${facts.tvApp()} and save the money.`,
          'Xumo is worth it in three cases: your TV has no apps, it has them but they crawl, or someone at home gets lost in menus and wants a simple remote.',
        ],
        picture: {
          name: 'tvOldSet',
          alt: 'An old TV with antennas and a plant on top, and a small new box by its side',
        },
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Questions about Xumo',
        items: [
          {
            question: 'Can I lease one and own another?',
            answer: 'Not in the same order: you choose one of the two ways.',
          },
          {
            question: 'Are the apps paid for?',
            answer:
              'No. It gathers the apps, but you pay for each as usual. Disney+ is the only one you can pay on your bill with us.',
          },
          {
            question: 'Does it work without a TV plan?',
            answer: 'We only sell it with a TV plan. Any of them will do, Stream plans included.',
          },
          {
            question: 'What if it breaks?',
            answer: `Call ${facts.phone('service')}. If it’s leased, we replace it; if it’s yours, we tell you what its warranty covers.`,
          },
          {
            question: 'What internet does it need?',
            answer: `${facts.use('videoHd').speed} to watch in HD and ${facts.use('video4k').speed} for ${facts.stated('4K', 'name')}. Every plan of ours has more than that.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Once it’s plugged in',
        pages: [
          '/cable-tv/app-store',
          '/cable-tv/streaming/{product}-tv-app',
          '/cable-tv/streaming/disney-plus',
          '/cable-tv/add-ons',
          '/activate',
        ],
      },
    ],
  }
}
