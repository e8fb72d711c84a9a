import type * as es from './outcome-texts.es.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const offers = 'See plans and prices'
const call = 'Call to continue'
const rewrite = 'Enter another address'
const noneOnline = 'Right now this address has no plans online.'

const internetOf = (speed: string | null): string => (speed === null ? 'internet' : `${speed} internet`)

export const outcomeTexts: Translation<typeof es.outcomeTexts> = {
  yourBuilding: 'Your building',
  enterAddress: {
    title: 'We need your address',
    reason: 'Plans and prices depend on your street and apartment.',
    next: 'Enter my address',
  },
  serviceable: (brandName) => ({
    title: `${brandName} reaches your home`,
    reason: 'The network already passes your address. Choose a plan, then your installation date.',
    next: offers,
  }),
  bundleByPhone: {
    title: 'Your order continues by phone',
    reason: `${noneOnline} Sales will tell you what you can get here and finish the order with you.`,
    next: call,
  },
  bundleRetail: (brandName) => ({
    title: `${brandName} reaches your home`,
    reason:
      'You come from a partner store, and the network already passes your address. Choose your plan and continue your order here.',
    next: offers,
  }),
  bundleReady: (brandName) => ({
    title: 'Your home is already connected',
    reason: `${brandName} equipment is already installed at this address, so your service starts sooner. Choose your plan.`,
    next: offers,
  }),
  selection: (brandName) => ({
    title: 'Your home is ready: choose your services',
    reason: `${brandName} equipment is already installed at this address, so your service starts sooner. Choose the services you want.`,
    next: 'Choose my services',
  }),
  selectionByPhone: (brandName) => ({
    title: 'Connection ready, plans by phone',
    reason: `The home already has ${brandName} equipment. ${noneOnline} Sales will tell you which ones there are and order them with you.`,
    next: call,
  }),
  preSale: {
    title: 'The network is about to reach your street',
    reason:
      'Only the last few feet are left. Choose your plan now and the day of the technician’s visit later.',
    next: offers,
  },
  preSaleByPhone: {
    title: 'The network is about to reach your street',
    reason: `Only the last few feet are left. ${noneOnline} Sales will tell you which ones are coming, and when.`,
    next: call,
  },
  bulkIncluded: (building, speed) => ({
    title: 'Your rent already includes internet',
    reason: `${building} pays for ${internetOf(speed)} in every apartment. Activate it in your name and add only what you want.`,
    next: 'Activate my internet',
  }),
  bulkIncludedByPhone: (building, speed) => ({
    title: 'Your rent already includes internet',
    reason: `${building} pays for ${internetOf(speed)} in every apartment. Don’t buy another plan: call and we’ll activate it in your name.`,
    next: 'Call to activate it',
  }),
  bulk: (building) => ({
    title: 'Your building has its own contract',
    reason: `${building} buys the service for all its apartments, at prices that aren’t online. Call and we’ll tell you what they are.`,
    next: call,
  }),
  customer: (brandName) => ({
    title: `This address is already with ${brandName}`,
    reason:
      'There is an active account in a customer’s name. If it’s yours, add services here or sign in to your account.',
    next: 'Add services',
  }),
  customerAccount: (brandName) => ({
    title: `This address is already with ${brandName}`,
    reason:
      'There is an active account in a customer’s name. To change your plan or add something, sign in to your account.',
    next: 'Sign in to my account',
  }),
  activeLocation: {
    title: 'Someone else has service here',
    reason:
      'There is an active account at this address in another name. If you just moved in, call: we’ll close it and open yours.',
    steps: [
      'Keep your lease or deed handy, with your move-in date.',
      'On the call you choose your plan and installation day.',
    ],
    next: call,
  },
  unitNotFound: {
    title: 'That apartment isn’t listed',
    reason: 'The building is on the network, but the unit you entered isn’t. Choose yours from the list.',
    next: 'Choose your apartment',
  },
  multipleUnits: (units) => ({
    title: 'Which apartment do you live in?',
    reason:
      units > 0
        ? `This address has ${counted(units, 'unit', 'units')}, and each one may have different plans.`
        : 'There are several units at this address, and each one may have different plans.',
    next: 'Choose your apartment',
  }),
  webLead: {
    title: 'We’re not there yet, but we’re close',
    reason:
      'The network is coming to your area. Add your email to our list and we’ll write when you can order.',
    next: 'Ask to be notified',
  },
  commercial: {
    title: 'This is a business address',
    reason:
      'Businesses have other plans, another installation, and another bill, and this store doesn’t take their orders. A separate team, Business, sells them by phone.',
    steps: [
      'Have the address ready, and how many people connect at once.',
      'If you want the bill in the business’s name, have its EIN ready too.',
      'On the call you get the price, the contract, and the installation date.',
    ],
    next: 'Call Business',
  },
  notServiceable: {
    title: 'The network doesn’t reach this address',
    reason:
      'We looked, and we have no cable on that street. Service changes from one block to the next: if you want it for another home, try its address.',
    next: rewrite,
  },
  nearby: {
    title: 'Did you mean this address?',
    reason: 'The one you entered isn’t on the network map. This is the closest one we know.',
    next: 'Yes, that’s it',
  },
  mailbox: {
    title: 'That address is a mailbox, not a home',
    reason:
      'A PO box, a rural route, or a military address receives letters, and the network reaches homes. Enter the number and the street of the home.',
    next: rewrite,
  },
  addressNotFound: {
    title: 'We can’t find that address',
    reason: 'It isn’t on the network map. Check the number, the street, and the ZIP code.',
    next: rewrite,
  },
}
