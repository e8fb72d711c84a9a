import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Which speed a household needs. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 80 },
  offers: ['internet-advantage', 'internet-500', 'internet-gig'],
  sections: (words, { facts }) => [
    opening(words.opening, 'split', 'internetBusyHome', {
      math: `#${words.math.id}`,
      plans: '/internet/plans',
    }),
    { kind: 'tool', ...words.math, tool: 'speedNeed' },
    {
      kind: 'bars',
      ...words.uses,
      bars: [
        {
          ...words.uses.bars.movieSharpestSetting,
          value: facts.use('video4k').speed,
          amount: facts.use('video4k').mbps,
          isMain: true,
        },
        {
          ...words.uses.bars.largeDownload,
          value: facts.use('download').speed,
          amount: facts.use('download').mbps,
        },
        {
          ...words.uses.bars.showHighDefinition,
          value: facts.use('videoHd').speed,
          amount: facts.use('videoHd').mbps,
        },
        {
          ...words.uses.bars.videoCall,
          value: facts.use('videoCall').speed,
          amount: facts.use('videoCall').mbps,
        },
        { ...words.uses.bars.onlineGame, value: facts.use('gaming').speed, amount: facts.use('gaming').mbps },
      ],
    },
    { kind: 'table', ...words.plans },
    {
      kind: 'feature',
      ...words.honest,
      tone: 'sun',
      actions: links(words.honest.actions, { speedTest: '/internet/speed-test' }),
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, hasAddressForm: true, actions: [] },
    pages(words.pages, [
      '/internet/internet-speeds-explained',
      '/internet/best-internet-speed-for-streaming',
      '/internet/plans/internet-ultra',
      '/internet/plans/internet-gig',
    ]),
  ],
}
