import { MANUAL_CALL_DAYS } from '#core/checkout/confirmation-page.ts'
import type * as es from './manual-tasks.es.ts'
import { phoneText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'
import { installTexts } from '#ui/content/en/sale/installation.ts'

const callOf = (phone: string | null): string =>
  `${MANUAL_CALL_DAYS === 1 ? 'by the next business day' : `within ${MANUAL_CALL_DAYS} business days`}, at ${phone === null ? 'the phone number on your order' : phoneText(phone)}`

export const manualTaskWords: Translation<typeof es.manualTaskWords> = {
  heading: 'We received your order',
  lead: 'There is still something to do on our side. You don’t need to order again.',
  tasks: 'What’s left to do',
  of: {
    visitByPhone: {
      title: installTexts.arrange.title,
      body: installTexts.arrange.body,
      call: (phone) => `The installation team calls you ${callOf(phone)}.`,
      next: installTexts.arrange.before,
    },
    siteVisit: {
      title: 'We set up the installation after the site visit',
      body: 'The technician checks where the connection comes in. That tells us what the installation takes.',
      call: (phone) => `After the visit, the installation team calls you ${callOf(phone)}.`,
      next: ['Keep your order number handy.', 'Choose the installation day on that call.'],
    },
    portIn: {
      title: 'We request your number from your current provider',
      body: 'A person reviews the port and tells you the day your number moves.',
      call: (phone) => `If a detail is missing, the porting team calls you ${callOf(phone)}.`,
      next: [
        'Don’t cancel your current line until that day: if you cancel it, you can lose the number.',
        'Keep your provider’s latest bill handy.',
      ],
    },
  },
}
