import type { callGroups } from './contract.ts'
import { PUBLISHED_SCHEME, isOfEnvelopes } from './envelope.description.ts'
import type { AnyCallRecord, CallName } from './record.ts'
import { HUMAN_PASS_HEADER, PORTAL_COOKIE, SESSION_COOKIE, SESSION_HEADER } from './record.ts'

/** The subject of each group of calls. */
export const groupDescriptions: Readonly<Record<keyof typeof callGroups, string>> = {
  address: 'Where a home is, whether it can be served, and what is sold there',
  session: 'The session of a visitor',
  cart: 'The complete cart, with its price',
  checkout: 'Customer, installation, agreements and payment',
  risk: 'The security deposit of a new customer',
  order: 'The order and its state',
  orderStatus: 'An order that its buyer looks up later',
  followUp: 'Notices and disputes about an address',
  template: 'The models of pages',
  details: 'Changes of the customer, the parts of an order, and the referrer',
  phone: 'New and ported telephone numbers',
  mobile: 'Devices, trade-ins and lines of the mobile shop',
  visitor: 'What the store knows about a visitor before the address',
  cartChange: 'Single changes of the cart',
  savedCart: 'A cart on a later day or on another device',
  promotion: 'Coupons and promotions',
  account: 'The account at an address, after its holder has proven to hold it',
  usage: 'Events of pages',
  portal: 'The services of a signed-in customer',
}

/** The calls of the shortest purchase, in order. Any other call is optional, or belongs to another way to buy. */
export const purchaseCalls: readonly CallName[] = [
  'localize',
  'cart',
  'modifyCart',
  'addCustomer',
  'assessRisk',
  'chooseInstallOption',
  'getAgreements',
  'acceptAgreements',
  'installationSchedule',
  'chooseWindow',
  'paymentSession',
  'validatePayment',
  'cart',
  'order',
]

const sessionTexts: Readonly<Record<AnyCallRecord['session'], string>> = {
  none: 'Needs no session.',
  cookie: `Needs the cookie \`${SESSION_COOKIE}\`.`,
  required: `Needs the header \`${SESSION_HEADER}\` and the cookie \`${SESSION_COOKIE}\` of one session.`,
  optional: `Takes the header \`${SESSION_HEADER}\` and the cookie \`${SESSION_COOKIE}\` of one session, or neither.`,
  portal: `Needs the cookie \`${PORTAL_COOKIE}\` of a signed-in customer.`,
}

const passText = ({ needsPass, passLimit, session }: AnyCallRecord): string | null => {
  if (needsPass === true && session === 'required')
    return `Needs the header \`${HUMAN_PASS_HEADER}\` until a call of the session has had a valid one.`
  if (needsPass === true) return `Needs the header \`${HUMAN_PASS_HEADER}\`.`
  return passLimit === undefined ? null : `Needs the header \`${HUMAN_PASS_HEADER}\` above \`x-pass-limit\`.`
}

/** Describes a call by its record: its needs, whether it may be repeated, and its timing (CommonMark). */
export const descriptionOf = (name: CallName, record: AnyCallRecord): string =>
  [
    sessionTexts[record.session],
    passText(record),
    record.extendsSession ? 'Restarts the idle time of the session.' : null,
    record.retry ? 'A client may repeat it.' : 'A client must not repeat it automatically.',
    record.status === undefined ? null : 'Answers 202 while the result is in doubt.',
    isOfEnvelopes(name) ? `\n\n${PUBLISHED_SCHEME}` : null,
  ]
    .filter((part) => part !== null)
    .join(' ')
