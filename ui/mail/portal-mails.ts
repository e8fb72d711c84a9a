import { addDays } from '#core/shared/plain-date.ts'
import type { AutoPayMessage, ChangeMessage } from '#core/portal/portal-message.ts'
import type { ChangePreview } from '#core/portal/service-change.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { ZERO, subtract } from '#core/shared/money.ts'
import { monthlyRows, paymentText } from '#ui/content/es/sale/payment.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import {
  autoPayMail,
  autoPayMailWords,
  changeMail,
  changeMailWords as words,
  returnMail,
} from '#ui/content/es/shared/portal-mail.ts'
import { dateText, listText, money } from '#ui/content/format.ts'
import type { Mail, MailBlock, MailRow } from './mail.ts'
import { helloTo } from './order-mails.ts'
import { footerOf as storeFooter, pageAt, type Store } from './store-links.ts'

/** Returns the footer of every e-mail about an account. */
export const footerOf = (store: Store): readonly MailBlock[] =>
  storeFooter(store, words.why(store.brand.name))

/** Returns the link to the account in the portal. */
export const accountLink = ({ origin }: Store): MailBlock => ({
  kind: 'link',
  text: words.account,
  href: pageAt(origin, portalSteps.services.path),
})

const isEnd = ({ request }: ChangePreview): boolean => request.kind === 'cancel'

/** The services that a change concerns, and its day. */
const whatChanges = ({ change, serviceNames }: ChangeMessage): readonly MailBlock[] => [
  { kind: 'heading', text: words.what },
  {
    kind: 'rows',
    rows: [
      { label: words.services, value: listText(serviceNames.map(brandText)) },
      ...(change.state === 'withdrawn'
        ? []
        : [
            {
              label: isEnd(change.preview) ? words.lastDay : words.startsOn,
              value: dateText(change.preview.effectiveOn),
            },
          ]),
    ],
  },
]

/** What all services cost a month before and after a change, over time. */
const monthlyPrices = ({ before, after }: ChangePreview): readonly MailBlock[] => {
  const rest: readonly MailRow[] =
    after === null
      ? [{ label: words.afterNone, value: words.nothing }]
      : monthlyRows(after).map(({ label, amount }) => ({ label, value: amount }))
  return [
    { kind: 'heading', text: words.monthly },
    {
      kind: 'rows',
      rows: [{ label: words.before, value: words.aMonth(money(before.monthly.total).text) }, ...rest],
    },
  ]
}

/** Every part of the balance after a change, and the balance itself. Parts without an amount are left out. */
const figures = ({
  proration,
  unpaidBills,
  instalmentsDue,
  balance,
}: ChangePreview): readonly MailBlock[] => {
  const parts = [
    { label: words.unpaid, amount: unpaidBills },
    {
      label: proration === null ? '' : words.unused(proration.days - proration.usedDays),
      amount: proration === null ? ZERO : subtract(ZERO, proration.returned),
    },
    { label: words.instalments, amount: instalmentsDue },
  ].filter(({ amount }) => amount !== 0)
  return [
    { kind: 'heading', text: words.figures },
    {
      kind: 'rows',
      rows: [
        ...parts.map(({ label, amount }) => ({ label, value: money(amount).text })),
        balance < 0
          ? { label: words.refunded, value: money(subtract(ZERO, balance)).text, isTotal: true }
          : { label: words.owed, value: money(balance).text, isTotal: true },
      ],
    },
    { kind: 'paragraph', text: words.taxes },
  ]
}

/** The equipment to return, until when and how. */
const equipmentOf = ({ equipment, request }: ChangePreview): readonly MailBlock[] =>
  equipment.length === 0
    ? []
    : [
        { kind: 'heading', text: words.equipment },
        {
          kind: 'rows',
          rows: equipment.map(({ name, quantity, returnBy, fee }) => ({
            label: quantity === 1 ? brandText(name) : `${brandText(name)} (${quantity})`,
            value: words.returnBy(dateText(returnBy), money(fee).text),
          })),
        },
        ...(request.kind === 'cancel'
          ? [{ kind: 'paragraph', text: returnMail[request.returnMethod] } as const]
          : []),
      ]

/** What happens on which day, and until when the change can be withdrawn. */
const nextSteps = ({ change }: ChangeMessage): readonly MailBlock[] => {
  const { preview, state } = change
  const { effectiveOn, cycle } = preview
  const withdrawnUntil = isEnd(preview) ? effectiveOn : addDays(effectiveOn, -1)
  const steps = [
    ...(state === 'pending'
      ? [isEnd(preview) ? words.untilThen(dateText(effectiveOn)) : words.startsThen(dateText(effectiveOn))]
      : []),
    words.finalBill(dateText(cycle.nextBillOn)),
    ...(state === 'pending' ? [words.mayWithdraw(dateText(withdrawnUntil))] : []),
  ]
  return [
    { kind: 'heading', text: words.next },
    { kind: 'steps', steps },
  ]
}

/** Returns the e-mail on a change: dates, figures, what comes back, and how to reach somebody (MSG-09). */
export const changeOf = (message: ChangeMessage, store: Store): Mail => {
  const { change, kind, firstName } = message
  const { preview, number } = change
  const { subject, heading, lead } = changeMail[kind][preview.request.kind]
  const { shown } = store.brand.phones.service
  const isWithdrawn = kind === 'changeWithdrawn'
  return {
    subject: subject(store.brand.name, number),
    preview: isWithdrawn ? words.previewWithdrawn : words.preview(dateText(preview.effectiveOn)),
    heading,
    blocks: [
      ...helloTo(firstName),
      { kind: 'paragraph', text: lead },
      { kind: 'figure', label: words.number, value: number },
      ...whatChanges(message),
      ...(isWithdrawn
        ? []
        : [...nextSteps(message), ...equipmentOf(preview), ...monthlyPrices(preview), ...figures(preview)]),
      { kind: 'paragraph', text: words.help(shown, number) },
      accountLink(store),
    ],
    footer: footerOf(store),
  }
}

/** Returns the e-mail that automatic payments have ended or started, with the first bill that it concerns (PTL-32). */
export const autoPayOf = (message: AutoPayMessage, store: Store): Mail => {
  const { kind, firstName, method, nextBillOn, dueOn } = message
  const { subject, heading, lead, next } = autoPayMail[kind]
  return {
    subject: subject(store.brand.name),
    preview: lead,
    heading,
    blocks: [
      ...helloTo(firstName),
      { kind: 'paragraph', text: lead },
      {
        kind: 'rows',
        rows: [
          ...(kind === 'autoPayStarted' && method !== null
            ? [{ label: autoPayMailWords.method, value: paymentText(method) }]
            : []),
          { label: autoPayMailWords.bill, value: dateText(nextBillOn) },
          { label: autoPayMailWords.due, value: dateText(dueOn) },
        ],
      },
      { kind: 'steps', steps: next(store.brand.phones.service.shown) },
      accountLink(store),
    ],
    footer: footerOf(store),
  }
}
