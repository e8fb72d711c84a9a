import { textSection } from '#ui/content/text-section.ts'
import { dataAllowance, otherLegalPages } from '#ui/content/legal-data.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const allowance = (): string => {
  const data = dataAllowance()
  return data === null
    ? 'Internet plans have no data cap. Using more never costs more.'
    : `Internet plans include ${data.included} GB a month. Each additional ${data.per} GB costs ${data.price}.`
}

/** How much data the plans include. */
export const dataPolicy: PageWriter = ({ brand, facts }) => ({
  title: `Data policy for your home internet | ${brand.name}`,
  description: `How much data ${brand.name} internet plans include, what happens if you use a lot of it, and what is different on a mobile line.`,
  sections: [
    { kind: 'intro', title: 'Data policy', lead: 'How much data your plan includes.' },
    textSection(
      'Internet at home',
      allowance(),
      'Shows, games, video calls and downloads all count the same.',
    ),
    textSection(
      'Mobile lines',
      'When the network is congested, a line that has already used a lot of data in the month may slow down until the congestion clears.',
    ),
    textSection('Questions?', `Call customer service: ${facts.phone('service')}.`),
    { kind: 'pages', heading: 'Other legal pages', pages: otherLegalPages('/data-policy') },
  ],
})
