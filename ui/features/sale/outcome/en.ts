import type * as es from './es.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const outcomePageWords: Translation<typeof es.outcomePageWords> = {
  scriptless: 'To order online, turn on JavaScript in your browser. We also take orders by phone.',
  scriptlessCustomer:
    'To add services online, turn on JavaScript in your browser: we send a code to the email on the account to confirm that it’s yours. We also add them by phone.',
  get openingAccount() {
    return loadingText('Opening your account options.')
  },
  nearby: 'The closest address we know',
  units: 'Units at this address',
  unitFilter: 'Find your unit',
  noUnit: 'No unit has that name. Clear what you typed to see them all.',
  leaves: (host) => `You’re going to ${host}`,
  leaving: (host, seconds) =>
    `In ${seconds} seconds we continue at ${host}. If you’d rather stay, change the address.`,
  expectedOn: (day) =>
    `The network arrives here around ${day}. From that day you can choose a technician visit.`,
  ways: 'You can also',
  unitsFound: (count) => counted(count, 'unit', 'units'),
}

const partnerDetail = (by: string): string =>
  `It’s another company, and it reaches your home ${by}. The link leaves this store.`

export const outcomeWayWords: Translation<typeof es.outcomeWayWords> = {
  account: {
    label: 'Sign in to my account',
    detail: 'See your bills and change your services in your account.',
  },
  partner: (provider) => `Get service from ${provider}`,
  technology: {
    fibre: partnerDetail('over fiber'),
    coaxial: partnerDetail('over cable'),
    copper: partnerDetail('over the phone line'),
    fixedWireless: partnerDetail('by fixed wireless'),
    mobileInternet: partnerDetail('over the mobile network'),
    satellite: partnerDetail('by satellite'),
  },
  call: (phone) => ({
    label: 'Call sales',
    detail: `An agent helps you at ${phone}.`,
  }),
}
