import { clockText } from './order-review.es.ts'
import type * as es from './order-review.es.ts'
import type { Translation } from '#ui/content/language.ts'

export const reviewWords: Translation<typeof es.reviewWords> = {
  address: 'Service address',
  services: 'Services',
  install: 'Installation',
  installs: { professional: 'Professional installation', self: 'Self-installation', none: 'Not needed' },
  visits: { installation: 'Technician visit', siteVisit: 'Site visit' },
  byPhone: 'We call you to set it up',
  lost: 'Choose another one below',
  details: 'Your information',
  agreements: 'Agreements',
  accepted: (count) => `${count} accepted`,
  change: 'Change',
}

export const holdWords: Translation<typeof es.holdWords> = {
  ending: (end) => `We’re holding your visit until ${clockText(end)}`,
  endingBody:
    'It can’t be held any longer. Place your order before then. If the window is released, you choose another one right here and keep what you typed.',
  lost: 'Your visit is no longer on hold',
  lostBody: (visit) =>
    `The hold on ${visit} ran out. Nothing was charged and what you typed is still here. Choose another visit to place your order.`,
  loading: 'Looking for the nearest windows',
  nearest: 'The nearest open windows',
  holding: 'Saving your spot',
  all: 'See all windows',
  byPhone: 'Continue without a window: we’ll call you to set up the visit',
}
