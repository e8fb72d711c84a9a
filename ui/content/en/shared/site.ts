import { english as scenes } from '#adapters/brand/scenes.ts'
import type * as es from '#ui/content/es/shared/site.ts'
import type { Translation } from '#ui/content/language.ts'

export const siteWords: Translation<typeof es.siteWords> = {
  menu: 'Menu',
  footer: 'More pages',
  trail: 'You are here',
  legal: 'Legal',
  customers: 'I’m a customer',
  orderStatus: 'Check your order status',
  application: ({ name }) => ({
    title: `Internet at your address | ${name}`,
    description: `See which ${name} plans are available at your address, with today’s price and the price after.`,
  }),
}

export const missingPageWords: Translation<typeof es.missingPageWords> = {
  documentTitle: ({ name }) => `Page not found | ${name}`,
  description: 'This page doesn’t exist. Enter your address to see the plans available at your home.',
  named: {
    title: 'We couldn’t find “{page}” | {brand}',
    description:
      'There’s no page “{page}” at {brand}. Enter your address to see the plans available at your home.',
  },
  title: 'This page doesn’t exist',
  body: 'The link is mistyped, or we removed the page. Enter your address to see the plans available at your home.',
  scene: scenes.missingPage,
  home: 'Go to the home page',
}

export const busyPageWords: Translation<typeof es.busyPageWords> = {
  documentTitle: ({ name }) => `Come back in a moment | ${name}`,
  description: 'This page won’t open right now. Come back in a moment, or call and we’ll help you.',
  title: 'This page won’t open right now',
  body: 'The store is very busy, or something failed on our side. Wait a few seconds and reload it, or call and we’ll help you by phone.',
}

export const checkPageWords: Translation<typeof es.checkPageWords> = {
  document: ({ name }) => ({
    title: `Is ${name} available at your home?`,
    description: `Enter an address and see if the ${name} network reaches it.`,
  }),
  title: ({ name }) => `Is ${name} available at this address?`,
  lead: 'Enter the address and we’ll tell you if the network reaches it. We don’t open an order or save what you type.',
  submit: 'Check the address',
  unanswered: {
    title: 'We couldn’t check this address',
    body: 'The network didn’t respond, and your order hasn’t changed. Wait a few seconds and send it again, or call.',
  },
  onward: 'Continue with this address',
}

export const staticOutcomeWords: Translation<typeof es.staticOutcomeWords> = {
  title: 'Order by phone, or turn on JavaScript',
  body: 'The cart and payment need JavaScript. Turn it on in your browser and reload the page, or call and we’ll take your order.',
  seePlans: 'See what’s available at my address',
}
