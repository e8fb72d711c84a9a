import { isPersonName } from '#core/checkout/customer.ts'
import type { OrderMessage, OrderMessageKind } from '#core/checkout/order-message.ts'
import { identityResetPath, externalPaths } from '#core/routes/external-paths.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { paths } from '#core/routes/routes.ts'
import { signUpPath } from '#core/routes/sign-up-path.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { installWay, installWords } from '#ui/content/es/sale/installation.ts'
import {
  accountCodeMail,
  codeMail,
  identityChangedMail,
  identityCodeMail,
  identityLockedMail,
  confirmedMail,
  declinedMail,
  lineAmount,
  lineName,
  mailWords,
  visitText,
} from '#ui/content/es/shared/mail.ts'
import { extraRows } from '#ui/content/es/shared/receipt-extras.ts'
import { methodWords, monthlyRows, paymentText } from '#ui/content/es/sale/payment.ts'
import { money, serviceAddressText } from '#ui/content/format.ts'
import { footerOf as storeFooter, homeAt, pageAt, type Store } from './store-links.ts'
import type { Mail, MailBlock } from './mail.ts'

type Message<Kind extends OrderMessageKind> = Extract<OrderMessage, { readonly kind: Kind }>

const footerOf = (store: Store): readonly MailBlock[] =>
  storeFooter(store, mailWords.why(store.brand.name), {
    kind: 'link',
    text: mailWords.status,
    href: pageAt(store.origin, paths.orderStatus),
  })

/** Returns the greeting; without the name when an e-mail client could turn it into a link. */
export const helloTo = (firstName: string | null): readonly MailBlock[] =>
  firstName === null || !isPersonName(firstName)
    ? []
    : [{ kind: 'paragraph', text: mailWords.hello(firstName) }]

/** The most prices that fit next to each other on a phone. */
const MOST_STEPS = 3

/** The monthly price as a line with its steps; as rows where there are too many. */
const priceBlock = (quote: Quote): MailBlock => {
  const periods = monthlyRows(quote).map(({ label, amount }, at) => ({
    label,
    value: amount,
    amount: (quote.later[at - 1] ?? quote).monthly.total,
  }))
  return periods.length > MOST_STEPS ? { kind: 'rows', rows: periods } : { kind: 'priceLine', periods }
}

const bought = ({ receipt }: Message<'orderConfirmed'>): readonly MailBlock[] => {
  const { quote, payment } = receipt
  return [
    { kind: 'heading', text: confirmedMail.bought },
    {
      kind: 'rows',
      rows: [
        ...quote.lines.map((line) => ({ label: lineName(line), value: lineAmount(line) })),
        ...extraRows(receipt).map(({ label, value }) => ({ label, value })),
      ],
    },
    { kind: 'heading', text: confirmedMail.paid },
    priceBlock(quote),
    {
      kind: 'rows',
      rows: [
        { label: confirmedMail.paidWith, value: paymentText(payment) },
        { label: confirmedMail.paidToday, value: money(quote.dueToday).text, isTotal: true },
      ],
    },
    { kind: 'paragraph', text: `${methodWords.prepaid} ${confirmedMail.taxes}` },
  ]
}

/** Returns the authorization of automatic payments as the buyer accepted it; nothing without one (PAY-10). */
const authorization = ({ receipt }: Message<'orderConfirmed'>, { brand }: Store): readonly MailBlock[] =>
  brand.agreements.flatMap(({ grants, title, paragraphs }) =>
    receipt.isAutoPay === undefined || grants !== 'automaticPayments'
      ? []
      : [
          { kind: 'heading', text: brandText(title) } as const,
          ...paragraphs.map((text) => ({ kind: 'paragraph', text: brandText(text) }) as const),
        ],
  )

const installation = ({ receipt, place }: Message<'orderConfirmed'>): readonly MailBlock[] => {
  const { visit, installKind, isSiteVisit } = receipt
  const { heading, title, body, before } = installWords(installKind, visit, isSiteVisit)
  const when = visit === null ? [] : [{ label: confirmedMail.when, value: visitText(visit) }]
  const where = place === null ? [] : [{ label: confirmedMail.where, value: serviceAddressText(place) }]
  const rows = [...when, ...where]
  return [
    { kind: 'heading', text: heading },
    ...(rows.length === 0 ? [] : [{ kind: 'rows', rows } as const]),
    { kind: 'paragraph', text: `${title}. ${body}` },
    { kind: 'steps', steps: before },
  ]
}

/** Returns the order confirmation: the receipt and what the buyer must know until the service works. */
export const orderConfirmed = (message: Message<'orderConfirmed'>, store: Store): Mail => {
  const { receipt, firstName } = message
  const { orderNumber, quote, visit, installKind } = receipt
  const { shown } = store.brand.phones.service
  const next = visit === null ? installWords(installKind, visit).title : visitText(visit)
  return {
    subject: confirmedMail.subject(store.brand.name, orderNumber),
    preview: confirmedMail.preview(money(quote.dueToday).text, next),
    heading: confirmedMail.heading,
    blocks: [
      ...helloTo(firstName),
      { kind: 'paragraph', text: confirmedMail.lead },
      { kind: 'figure', label: confirmedMail.number, value: orderNumber },
      ...installation(message),
      ...bought(message),
      ...authorization(message, store),
      { kind: 'heading', text: confirmedMail.account },
      { kind: 'paragraph', text: confirmedMail.signUpLead },
      { kind: 'link', text: confirmedMail.signUp, href: pageAt(store.origin, signUpPath(orderNumber)) },
      { kind: 'heading', text: confirmedMail.change },
      {
        kind: 'paragraph',
        text: confirmedMail.howToChange(shown, orderNumber, installWay(installKind, visit)),
      },
    ],
    footer: footerOf(store),
  }
}

/** Returns the e-mail of a declined order: what happened, what it means, and what to do now. */
export const orderDeclined = ({ firstName, dueToday }: Message<'orderDeclined'>, store: Store): Mail => ({
  subject: declinedMail.subject(store.brand.name),
  preview: declinedMail.preview,
  heading: declinedMail.heading,
  blocks: [
    ...helloTo(firstName),
    { kind: 'paragraph', text: declinedMail.happened(money(dueToday).text) },
    { kind: 'paragraph', text: declinedMail.meaning },
    { kind: 'heading', text: declinedMail.now },
    { kind: 'steps', steps: declinedMail.steps(store.brand.phones.sales.shown) },
    { kind: 'link', text: mailWords.store, href: homeAt(store.origin) },
  ],
  footer: footerOf(store),
})

export const statusCode = ({ code, orderNumber }: Message<'statusCode'>, store: Store): Mail => ({
  subject: codeMail.subject(store.brand.name),
  preview: codeMail.preview,
  heading: codeMail.heading,
  blocks: [
    { kind: 'paragraph', text: codeMail.lead(orderNumber) },
    { kind: 'figure', label: codeMail.code, value: code },
    { kind: 'paragraph', text: codeMail.validity },
    { kind: 'paragraph', text: codeMail.notYou },
  ],
  footer: footerOf(store),
})

/** Returns the e-mail with a code of the identity pages. */
export const identityCode = ({ code, purpose }: Message<'identityCode'>, store: Store): Mail => {
  const words = identityCodeMail[purpose]
  return {
    subject: words.subject(store.brand.name),
    preview: codeMail.preview,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.lead(store.brand.name) },
      { kind: 'figure', label: codeMail.code, value: code },
      { kind: 'paragraph', text: codeMail.validity },
      { kind: 'paragraph', text: words.notYou(store.brand.phones.service.shown) },
    ],
    footer: footerOf(store),
  }
}

/** Returns the e-mail on a changed part of a login: its meaning, and what to do if it was not the holder. */
export const identityChanged = ({ change }: Message<'identityChanged'>, store: Store): Mail => {
  const words = identityChangedMail[change]
  const { brand, origin } = store
  return {
    subject: words.subject(brand.name),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.happened(brand.name) },
      { kind: 'paragraph', text: words.meaning },
      { kind: 'paragraph', text: identityChangedMail.notYou(brand.phones.service.shown) },
      { kind: 'link', text: identityChangedMail.login, href: pageAt(origin, externalPaths.existingCustomer) },
    ],
    footer: footerOf(store),
  }
}

/** Returns the e-mail about attempts that have locked a login: for how long, and what to do (PTL-31). */
export const identityLocked = ({ lock, minutes }: Message<'identityLocked'>, store: Store): Mail => {
  const { brand, origin } = store
  const words = identityLockedMail
  return {
    subject: words.subject(brand.name),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.happened[lock](brand.name) },
      { kind: 'paragraph', text: words.locked[lock](minutes) },
      { kind: 'paragraph', text: words.you },
      { kind: 'paragraph', text: words.notYou[lock](brand.phones.service.shown) },
      { kind: 'link', text: words.reset, href: pageAt(origin, identityResetPath) },
    ],
    footer: footerOf(store),
  }
}

/** Returns the e-mail with the code by which an existing customer proves to hold the account. */
export const accountCode = ({ code }: Message<'accountCode'>, store: Store): Mail => ({
  subject: accountCodeMail.subject(store.brand.name),
  preview: codeMail.preview,
  heading: accountCodeMail.heading,
  blocks: [
    { kind: 'paragraph', text: accountCodeMail.lead(store.brand.name) },
    { kind: 'figure', label: codeMail.code, value: code },
    { kind: 'paragraph', text: codeMail.validity },
    { kind: 'paragraph', text: accountCodeMail.notYou },
  ],
  footer: footerOf(store),
})
