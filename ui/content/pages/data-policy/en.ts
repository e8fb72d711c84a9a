import type * as es from './es.ts'
import { dataAllowance, sellsMobile } from '#ui/content/legal-data.ts'

export const name = 'Data policy'

export const words: typeof es.words = ({ brand, facts }) => {
  const data = dataAllowance()
  return {
    title: `Data policy for your home internet | ${brand.name}`,
    description: `How much data ${brand.name} plans include, how it is counted, what happens if you use a lot of it, and what is known about your use.`,
    intro: {
      title: 'Data policy',
      lead: 'How much data your plan includes, how it is counted, and what happens if you use a lot.',
    },
    internet: {
      heading: 'Internet at home',
      paragraphs: [
        data === null
          ? 'Internet plans have no data cap. Using more never costs more.'
          : `Internet plans include ${data.included} GB a month. Each additional ${data.per} GB costs ${data.price}.`,
        'Shows, games, video calls and downloads are treated the same: nothing is blocked or slowed down for what it is.',
        'The speed you measure depends on your plan, on the WiFi and on how many devices are in use at once. The network management page has the speed of each plan.',
      ],
    },
    lines: {
      id: 'lines',
      heading: 'Mobile lines: how data is counted',
      lead: 'It depends on the plan you choose. Before taxes.',
      columns: ['', 'By the Gig', 'Unlimited and Plus'],
      rows: [
        ['Included', 'The first gig of the month', 'Data without a cap'],
        ['Data belongs to', 'The entire account', 'Each line'],
        ['If you use more', `Another full gig for ${facts.mobile.extraGig}`, 'Costs the same'],
        ['When a gig runs out', 'We text you; data doesn’t stop', 'Doesn’t apply'],
        ['What is left', 'Doesn’t carry over', 'Doesn’t apply'],
      ],
    },
    lineUse: {
      heading: 'What counts as use of a line',
      paragraphs: [
        'Whatever goes over the mobile network counts: pages, apps, maps and video. Video uses the most.',
        'WiFi doesn’t count, and neither do calls and texts within the country.',
        'If you share your signal with a computer or a tablet, what they use counts as use of your line.',
      ],
    },
    congestion: {
      heading: 'When the mobile network is congested',
      paragraphs: [
        'A line that has already used a lot of data in the month may be slower than the others until the congestion clears. It doesn’t last until the end of the month, and it costs nothing.',
      ],
    },
    abroad: {
      heading: 'Outside the country',
      paragraphs: [
        'Over there you use another company’s network, which charges for each call, text and megabyte. Before you travel, call and ask for the price.',
        'With data roaming off, there are no charges for data. Puerto Rico uses United States networks: it isn’t an international trip.',
      ],
    },
    use: {
      heading: 'What is known about your use',
      paragraphs: [
        ...(sellsMobile(brand)
          ? [
              'For a line, the data it uses in the month is counted: gigs are billed from that count. You see it in your account and in the app, line by line.',
            ]
          : []),
        `Use of this store is counted only if you accept, by day and without knowing who you are. Those counts are deleted after ${facts.retention('analyticsDays')} days.`,
        'What we store about you, for how long, and how to have it deleted is on the privacy page.',
      ],
    },
    contact: { heading: 'Questions?', paragraphs: [`Call customer service: ${facts.phone('service')}.`] },
    pages: { heading: 'Other legal pages' },
  }
}
