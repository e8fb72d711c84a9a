import { textSection } from '#ui/content/text-section.ts'
import { internetPlanIds, otherLegalPages, typicalLatency } from '#ui/content/legal-data.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'

const speeds = ({ brand, facts }: PageContext) =>
  internetPlanIds(brand).map((id) => [
    facts.name(id),
    facts.speed(id),
    facts.uploadSpeed(id),
    typicalLatency(id) ?? '—',
  ])

/** How the network treats traffic, and the speeds of the plans. */
export const networkManagement: PageWriter = (context) => ({
  title: `Network management and plan speeds | ${context.brand.name}`,
  description: `How ${context.brand.name} treats internet traffic, the speed of each plan, and what the speed you measure at home depends on.`,
  sections: [
    {
      kind: 'intro',
      title: 'Network management',
      lead: 'How we treat your traffic, and the speed of each plan.',
    },
    textSection(
      'How traffic is treated',
      'All lawful traffic is treated the same: no site, app or service is blocked, slowed down, or pays to go faster.',
      'To protect the network, we filter attacks and spam.',
    ),
    {
      kind: 'table',
      id: 'speed',
      heading: 'The speed of each plan',
      lead: 'The latency is the typical one: how long data takes to go and come back.',
      columns: ['Plan', 'Download', 'Upload', 'Latency'],
      rows: speeds(context),
      note: 'The speed is the maximum by cable to your equipment. Over WiFi it depends on the house, on the devices, and on how many are in use at once.',
    },
    textSection(
      'If it’s slower',
      `Call customer service: ${context.facts.phone('service')}. We measure the line with you.`,
    ),
    { kind: 'pages', heading: 'Other legal pages', pages: otherLegalPages('/network-management') },
  ],
})
