import type * as es from './es.ts'
import type { Translation } from '#ui/content/language.ts'

export const agentWords: Translation<typeof es.agentWords> = {
  title: 'Talk to a person',
  lead: 'They can keep, change, move or cancel your service with you.',
  leadMoving: 'If you’re moving, a person checks whether we reach your new home and moves your service.',
  phone: 'By phone',
  say: 'What they will ask you',
  number: 'The number of your change',
  noNumber: 'The name on the account and the service address.',
  never: 'They never ask for your password or a sign-in code.',
  chat: 'In writing',
  chatBody: 'Write or look up the answer right here, without leaving this page.',
  back: 'Back to my services',
  others: 'See other options',
}
