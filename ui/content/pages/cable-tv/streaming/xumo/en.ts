import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const LEASE = 'xumo-lease'
const OWN = 'xumo-own'

export const name = 'Xumo'

export const words: typeof es.words = ({ brand, facts }) => {
  const { each, months, total } = facts.installments(OWN)
  return {
    title: `Xumo: lease it or own it in installments | ${brand.name}`,
    description: `Xumo puts your channels and apps on one screen. Lease it for ${facts.price(LEASE)} a month or own it in ${months} installments of ${each}. See which pays off and how to connect it.`,
    opening: {
      title: 'One remote for everything you watch',
      lead: 'Xumo is a small device that plugs into your TV. It puts the channels of your plan and your apps on a single screen.',
      picture: 'A boy plugs a small box into the TV, and app tiles fly out of it like kites',
      actions: { address: 'Add it to my order', math: 'Lease or own' },
    },
    math: {
      id: 'math',
      heading: 'Lease or own: do the math',
      lead: `Both cost ${each} a month. The difference is that one of them ends.`,
      bars: {
        ownedAfterMonths: { title: `Owned, after ${months} months`, value: `${total} in all, then nothing` },
        leasedOverSame: { title: 'Leased, over the same time', value: `${total}, and you keep paying` },
        leasedOverTwice: { title: 'Leased, over twice the time' },
      },
      note: 'No interest. Before tax.',
    },
    compare: {
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
    connect: {
      id: 'connect',
      heading: 'Set it up in an afternoon',
      lead: 'It comes with your order. No technician needed.',
      steps: titled({
        'Plug in two cables':
          'One to power and one to the HDMI port of your TV. Switch the TV to that input.',
        'Give it your WiFi':
          'Pick your network and type the password. If the router is next to the TV, use a cable instead.',
        'Sign in to your apps':
          'With your account for the channels, and each app’s own account for the rest.',
      }),
    },
    need: {
      id: 'need',
      heading: 'You may not need it',
      paragraphs: [
        `If your TV has an app store and responds quickly, install ${facts.tvApp()} and save the money.`,
        'Xumo is worth it in three cases: your TV has no apps, it has them but they crawl, or someone at home gets lost in menus and wants a simple remote.',
      ],
      picture: 'An old TV with antennas and a plant on top, and a small new box by its side',
    },
    questions: {
      id: 'questions',
      heading: 'Questions about Xumo',
      items: answers({
        'Can I lease one and own another?': 'Not in the same order: you choose one of the two ways.',
        'Are the apps paid for?':
          'No. It gathers the apps, but you pay for each as usual. Disney+ is the only one you can pay on your bill with us.',
        'Does it work without a TV plan?':
          'We only sell it with a TV plan. Any of them will do, Stream plans included.',
        'What if it breaks?': `Call ${facts.phone('service')}. If it’s leased, we replace it; if it’s yours, we tell you what its warranty covers.`,
        'What internet does it need?': `${facts.use('videoHd').speed} to watch in HD and ${facts.use('video4k').speed} for ${facts.stated('4K', 'name')}. Every plan of ours has more than that.`,
      }),
    },
    pages: { heading: 'Once it’s plugged in' },
  }
}
