import type * as es from './es.ts'
import { counted, listText, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const customizeWords: Translation<typeof es.customizeWords> = {
  title: 'Build your mobile lines',
  lead: 'Each line has its phone, its number and its SIM. They all share one plan, and your order shows what every change costs.',
  opening: 'Opening your lines…',
  saving: 'Saving your lines…',
  saved: (lines) => `${counted(lines, 'line', 'lines')} saved in your order.`,
  plan: {
    question: 'One plan for every line',
    names: { byTheGig: 'By the Gig', unlimited: 'Unlimited', unlimitedPlus: 'Unlimited Plus' },
    details: {
      byTheGig: 'The lines share the gigabytes, and you pay for the ones you add.',
      unlimited: 'Data, calls and texts without counting, on every line.',
      unlimitedPlus: 'Without counting, and a new phone whenever you like.',
    },
    needsInternet: 'Ordered together with home internet.',
    perMonth: ({ first, change }, lines) => {
      const until =
        change === null ? '' : `${money(first).text} for ${change.fromMonth - 1} months; after that, `
      return `${until}${money(change?.later ?? first).text} a month for ${counted(lines, 'line', 'lines')}`
    },
    account: {
      question: 'Already a customer at this address?',
      signIn: 'Sign in and we count your internet and your lines',
      held: (lines, hasInternet) => {
        const held = lines === 0 ? [] : [counted(lines, 'line', 'lines')]
        return `Your account already has ${listText([...(hasInternet ? ['internet'] : []), ...held])}. Here is what the new ones add.`
      },
    },
    gigabytes: 'Gigabytes a month, shared by every line',
    fewerGigabytes: 'One gigabyte less',
    moreGigabytes: 'One more gigabyte',
    gigabytesSpoken: (count) => counted(count, 'gigabyte', 'gigabytes'),
  },
  line: (place) => `Line ${place}`,
  accessory: (place) => `Accessory ${place}`,
  device: 'Device',
  devicesOf: {
    own: 'I have my own',
    DEVICE: 'Phones',
    TABLET: 'Tablets',
    SMART_WATCH: 'Watches',
    ACCESSORIES: 'Accessories',
  },
  color: 'Color',
  capacity: 'Storage',
  soldOut: (name) => `${name} (sold out)`,
  soldOutNow: 'This color or storage just sold out. Choose another one: the rest of the line stays as it is.',
  payment: {
    question: 'How do you pay for it?',
    once: 'In full, today',
    monthly: (term) => `Over ${counted(term, 'month', 'months')}, no interest`,
    each: (amount) => `${money(amount).text} a month`,
    last: (amount) => `The last month, ${money(amount).text}. You can pay off the rest early at no charge.`,
    early: 'You can pay off the rest early at no charge.',
    full: (amount) => money(amount).text,
  },
  promotion: {
    names: { deviceDiscount: 'Device discount', tradeInPromo: 'More for your old one' },
    off: ({ code, off }) => `${money(off).text} ${code === 'tradeInPromo' ? 'credit' : 'less'}`,
    applied: (name, off) => `${name}: ${off}`,
    details: {
      deviceDiscount: 'It’s already in the price. If you pay the rest early, you don’t lose it.',
      tradeInPromo: 'It comes on your bill after we check your used phone.',
    },
    name: (name, off) => `${name}, ${off}:`,
    requires: (reasons) => `only ${listText(reasons)}.`,
    lacks: {
      DeviceMissing: 'on a line with a new device',
      TradeInMissing: 'if you trade in a used phone',
      PortInMissing: 'if you bring your number from another carrier',
    },
    plans: (plans) => `with ${plans.join(' or ')}`,
    one: 'it doesn’t add to the one you have.',
    spent: 'it ran out.',
  },
  sim: {
    question: 'Which SIM would you like?',
    names: { eSIM: 'eSIM', pSIM: 'SIM card' },
    details: {
      eSIM: 'You activate it with a code, the same day.',
      pSIM: 'We mail it to you. It fits any phone with a tray.',
    },
  },
  number: {
    question: 'Number',
    fresh: 'I want a new number',
    ported: 'I’m bringing my number',
    portedDetail:
      'You’ll need the account number and the transfer PIN from your carrier. Don’t cancel that line first.',
    enter: 'You enter the details of each number on the services page, before you pay.',
  },
  insurance: { title: 'Device insurance', detail: 'Covers theft, loss and drops.' },
  nickname: { label: 'Line name (optional)', hint: 'To recognize it on the bill: “Mom”, “Work”.' },
  delivery: {
    question: 'Delivery',
    names: {
      SHIPPING: 'Ship it to my home',
      STORE_PICKUP: 'I’ll pick it up at a store',
      NONE: 'Nothing to ship',
    },
  },
  addLine: 'Add a line',
  addAccessory: 'Add an accessory',
  most: (lines, held) =>
    held === 0
      ? `An account has up to ${lines} lines. For more, call us.`
      : `An account has up to ${lines} lines, and yours already has ${held}. For more, call us.`,
  remove: (name) => `Remove ${name}`,
  removeShort: 'Remove',
  empty: {
    title: 'No lines yet',
    body: 'Add the first one with your phone or a new one. Nothing is charged until you confirm the order.',
    own: 'A line with my phone',
    fresh: 'A line with a new phone',
  },
  failed: { title: 'Your lines didn’t change', undo: 'Leave them as they were' },
  nextOf: {
    'add-mobile-line': 'Add the first line',
    'next-steps': 'Continue with my order',
    'finalize-mobile-order': 'Order my lines',
  },
  withoutLines: 'Continue without mobile lines',
}
