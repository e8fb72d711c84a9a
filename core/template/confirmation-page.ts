import { findOffer, offersOfLine, offersOfRole } from '../catalog/offer.ts'
import type { OrderReceipt } from '../checkout/order.ts'
import { paths } from '../routes/routes.ts'
import type { PageBodies } from './page-request.ts'
import type { PageBlock } from './page-model.ts'
import type { Screen } from './page.ts'
import { block, count, date, money, pageOffer, text } from './page.ts'
import { leastMonthly } from '../pricing/quote.ts'
import type { ShopFacts } from './shop-facts.ts'
import { summaryOf } from './shop-facts.ts'

/** Builds the receipt's installation block: visit with day, visit to schedule, self-install kit, or mobile alone. */
const installationBlock = ({ installKind, visit }: OrderReceipt): PageBlock => {
  if (installKind === 'none') return block('lines', 'notice', ['confirmation.lines'])
  if (installKind === 'self') return block('kit', 'notice', ['confirmation.kit'])
  return visit === null
    ? block('visit', 'notice', ['confirmation.visitByPhone'])
    : block('visit', 'notice', ['confirmation.visit'], {
        parameters: [
          date('date', visit.date),
          count('fromHour', visit.fromHour),
          count('toHour', visit.toHour),
        ],
      })
}

const receiptBlocks = (receipt: OrderReceipt): readonly PageBlock[] => [
  block('receipt', 'summary', ['confirmation.receipt'], {
    parameters: [
      text('order', receipt.orderNumber),
      money('dueToday', receipt.quote.dueToday),
      money('monthly', receipt.quote.monthly.total),
    ],
  }),
  installationBlock(receipt),
]

/** Builds the offer of mobile lines for a customer without lines who could have them. `useTfn`: by telephone. */
const mobileBlocks = (
  { offers, priced }: ShopFacts,
  isRequested: boolean,
  useTfn: boolean,
): readonly PageBlock[] => {
  const [first, ...others] = offersOfRole(offersOfLine(offers, 'Mobile'), 'plan')
  const hasMobile = priced.quote.lines.some(
    ({ offerId }) => findOffer(offers, offerId)?.lineOfBusiness === 'Mobile',
  )
  if (!isRequested || hasMobile || first === undefined) return []
  const key = useTfn ? 'confirmation.mobileByPhone' : 'confirmation.mobile'
  return [
    block('mobile', 'banner', [key], {
      parameters: [money('from', leastMonthly([first, ...others]))],
      offers: [first, ...others].map(({ id }) => id),
      way: useTfn ? null : { labelKey: 'way.mobile', to: '/mobile' },
    }),
  ]
}

const screenOf = (facts: ShopFacts, blocks: readonly PageBlock[], flags: Screen['flags']): Screen => ({
  blocks,
  offers: facts.offers.map(pageOffer),
  flags,
  summary: summaryOf(facts),
  next: paths.home,
})

/** Builds the confirmation of an automatically processed order, from its receipt (TPL-12). */
export const confirmationScreen = (facts: ShopFacts, body: PageBodies['automated-confirmation']): Screen => {
  const { receipt, address } = facts
  const mobile = mobileBlocks(facts, body.mobileBanner, body.useMobileInterestTfn)
  const isBulk = body.isBulk && address.isBulk
  return screenOf(
    facts,
    [
      block('thanks', 'intro', ['confirmation.thanks']),
      ...(receipt === null ? [] : receiptBlocks(receipt)),
      ...(isBulk ? [block('building', 'notice', ['confirmation.building'])] : []),
      ...mobile,
    ],
    {
      isBulk,
      isProInstall: body.isProInstall && receipt?.installKind === 'professional',
      mobileBanner: mobile.length > 0,
      productReady: body.productReady && address.productReady,
      useMobileInterestTfn: mobile.length > 0 && body.useMobileInterestTfn,
    },
  )
}

/** Builds a manual order's confirmation: it was received, and the provider will call (TPL-12). */
export const pendingConfirmationScreen = (facts: ShopFacts): Screen =>
  screenOf(
    facts,
    [
      block('received', 'intro', ['confirmation.received']),
      ...(facts.receipt === null ? [] : receiptBlocks(facts.receipt)),
      block('call', 'notice', ['confirmation.call']),
    ],
    {},
  )
