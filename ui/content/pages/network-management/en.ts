import type * as es from './es.ts'

export const name = 'Network management'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Network management and plan speeds | ${brand.name}`,
  description: `How ${brand.name} treats internet traffic, the speed of each plan, and what the speed you measure at home depends on.`,
  intro: { title: 'Network management', lead: 'How we treat your traffic, and the speed of each plan.' },
  traffic: {
    heading: 'How traffic is treated',
    paragraphs: [
      'All lawful traffic is treated the same: no site, app or service is blocked, slowed down, or pays to go faster.',
      'To protect the network, we filter attacks and spam.',
    ],
  },
  speed: {
    id: 'speed',
    heading: 'The speed of each plan',
    lead: 'The latency is the typical one: how long data takes to go and come back.',
    columns: ['Plan', 'Download', 'Upload', 'Latency'],
    note: 'The speed is the maximum by cable to your equipment. Over WiFi it depends on the house, on the devices, and on how many are in use at once.',
  },
  slower: {
    heading: 'If it’s slower',
    paragraphs: [`Call customer service: ${facts.phone('service')}. We measure the line with you.`],
  },
  pages: { heading: 'Other legal pages' },
})
