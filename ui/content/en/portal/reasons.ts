import type * as es from '#ui/content/es/portal/reasons.ts'
import type { Translation } from '#ui/content/language.ts'

export const reasonsWords: Translation<typeof es.reasonsWords> = {
  title: 'Why do you want to cancel?',
  lead: 'Your answer lets us show you only what may help. You can continue without answering.',
  legend: 'Your reason',
  continue: 'Continue',
  missing: 'Choose a reason, or “I’d rather not say”.',
}

export const reasonWords: Translation<typeof es.reasonWords> = {
  price: { title: 'I pay too much', detail: 'We show you plans that cost less.' },
  competitor: { title: 'I found something better elsewhere', detail: 'Compare the figures side by side.' },
  quality: {
    title: 'It drops or is slow',
    detail: 'We measure your line and check the usual causes together.',
  },
  moving: { title: 'I’m moving', detail: 'A person can take your service to your new home.' },
  notUsed: { title: 'I don’t use it', detail: 'You can pause it or take a smaller plan.' },
  other: { title: 'Another reason', detail: 'You don’t have to explain.' },
  none: { title: 'I’d rather not say', detail: 'It changes nothing about your cancellation.' },
}
