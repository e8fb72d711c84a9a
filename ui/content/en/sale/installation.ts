import type * as es from '#ui/content/es/sale/installation.ts'
import type { Translation } from '#ui/content/language.ts'

export const installTexts: Translation<typeof es.installTexts> = {
  visit: {
    heading: 'Your installation visit',
    title: 'A technician comes to your home',
    body: 'The technician connects the equipment, and tests the WiFi with you. If that day doesn’t work, call us first.',
    before: [
      'An adult must be home during the visit.',
      'Clear the spot where you want the equipment, near an outlet.',
      'If you live in a building, tell the front desk that a technician is coming.',
    ],
  },
  siteVisit: {
    heading: 'Your site visit',
    title: 'A technician surveys your home',
    body: 'The technician checks where the connection comes in. Then we call you to set the installation day. If that day doesn’t work, call us first.',
    before: [
      'An adult must be home during the visit.',
      'Think about where you want the equipment, near an outlet.',
      'If you live in a building, tell the front desk that a technician is coming.',
    ],
  },
  arrange: {
    heading: 'Your installation visit',
    title: 'We’ll call you to set up the visit',
    body: 'Your visit has no date yet. You choose the day and time in that call.',
    before: [
      'Keep your order number handy.',
      'If you’d rather not wait, call and we’ll set up the visit now.',
      'Clear the spot where you want the equipment, near an outlet.',
    ],
  },
  self: {
    heading: 'Your equipment',
    title: 'You install it yourself',
    body: 'We ship the equipment to your service address, with the cables and a step-by-step guide.',
    before: [
      'When the package arrives, check that it has the equipment, the cables, and the guide.',
      'Put the equipment high up in the middle of your home, near an outlet.',
      'Follow the guide. If something doesn’t turn on, call and we’ll do it with you.',
    ],
  },
  none: {
    heading: 'Your lines',
    title: 'There’s nothing to install',
    body: 'You activate each line on its phone.',
    before: [
      'Charge each phone and connect it to WiFi.',
      'Activate the eSIM with its code, or insert the SIM card when you have it.',
      'If you’re bringing your number, don’t cancel the old line before you activate the new one.',
    ],
  },
}
