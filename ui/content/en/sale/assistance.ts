import type * as es from '#ui/content/es/sale/assistance.ts'
import { listText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const assistanceWords: Translation<typeof es.assistanceWords> = {
  programs: {
    ACP: 'Affordable Connectivity Program (ACP)',
    LIFELINE: 'Lifeline',
    NSLP: 'Free or reduced-price school meals (NSLP)',
    CEP: 'A school where all students eat free (CEP)',
    SSI: 'Supplemental Security Income (SSI)',
    SNAP: 'Food stamps (SNAP)',
    MEDICAID: 'Medicaid',
  },
  heading: 'Is your household in an assistance program?',
  legend: 'Check your household’s programs',
  declaration: (plan) =>
    `By choosing ${plan}, you declare that someone in your household is in a program you checked. We verify it after you order.`,
  missing: 'Check a program, or choose one of the other plans.',
  show: (plan) => `See ${plan}`,
  saving: 'Finding your plan...',
  failed: 'We couldn’t save your answer. Nothing in your order changed. Please try again.',
  named: (plan, names) => `Your household is in: ${listText(names)}. ${plan} is among your plans.`,
  remove: 'We’re not in a program',
}
