import { HOLD_TOTAL_MINUTES } from '#core/schedule/hold.ts'
import { HOLD_MINUTES } from '#core/schedule/window.ts'
import type * as es from './es.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import type { Translation } from '#ui/content/language.ts'

export const scheduleWords: Translation<typeof es.scheduleWords> = {
  headings: {
    installation: {
      title: 'Choose your installation day',
      lead: 'An adult must be home during the visit.',
    },
    siteVisit: {
      title: 'Choose the day of your site visit',
      lead: 'Before the installation, a technician surveys your home. An adult must be home during the visit.',
    },
  },
  get loading() {
    return loadingText('Looking for open installation windows.')
  },
  hold: `When you continue, we hold it for ${HOLD_MINUTES} minutes.`,
  holding: 'Saving your spot',
  held: {
    heading: 'Your visit',
    note: `We hold it for ${HOLD_MINUTES} minutes, and up to ${HOLD_TOTAL_MINUTES} while you pay. It’s yours when you place the order.`,
  },
  empty: {
    title: 'No open windows right now',
    body: 'Continue with your order and we’ll call you to set up the visit. If you’d rather talk now, call.',
  },
  byPhone: {
    title: 'We’ll call you to set up the visit',
    body: (phone) =>
      `We can’t show the installation windows right now. Continue with your order and we’ll call you at ${phone} to pick the day and time.`,
    act: 'Continue and get a call',
  },
  confirm: 'Continue to payment',
}
