import type * as es from '#ui/content/es/shared/failure.ts'
import { listText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const failureTexts: Translation<typeof es.failureTexts> = {
  named: (name) => ({
    BAD_REQUEST: {
      title: 'We couldn’t read one of your answers',
      body: 'Your order didn’t change. Check the fields and send them again. If it keeps happening, call and we’ll finish it with you.',
    },
    NOT_FOUND: {
      title: 'We couldn’t find what you asked for',
      body: 'It may no longer exist; the rest of your order is the same. Go back one step and choose again.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'This page is from an older version',
      body: 'Your order is the same. Reload the page to continue with the new one.',
    },
    SESSION_EXPIRED: {
      title: 'Your session ended',
      body: 'A long time passed without changes, so we closed the session to keep it safe. What you typed is still here: confirm your address and continue.',
    },
    FORBIDDEN_ORIGIN: {
      title: 'We don’t accept requests from this page',
      body: `To keep you safe, we changed nothing. Open the ${name} store in a new tab and continue there.`,
    },
    OFFER_UNKNOWN: {
      title: 'This offer is no longer sold at your address',
      body: 'We removed it from your order and charged nothing. Go back to the plans and choose another.',
    },
    QUANTITY_OUT_OF_RANGE: {
      title: 'That’s more than one account can have',
      body: 'Your order keeps the previous quantity. Lower the quantity, or call if you need more.',
    },
    PLAN_MISSING: {
      title: 'This service needs a plan',
      body: 'What you asked for comes with a plan, so we didn’t add it. Go back to your order and choose the plan first.',
    },
    CART_ORDERED: {
      title: 'This order is already placed',
      body: 'It was placed only once and won’t be charged again. Open the confirmation to see your order number.',
    },
    CART_STALE: {
      title: 'Your cart changed in another window',
      body: 'We changed nothing this time, so what you chose there is safe. Go back to your cart, see how it looks now, and make the change again.',
    },
    STEP_MISSING: {
      title: 'One step is still missing',
      body: 'The order was not placed and nothing was charged. Go back to payment, check what’s missing, and continue from there.',
    },
    PRICE_MOVED: {
      title: 'The price changed',
      body: 'We didn’t place the order or charge anything. Compare the new price with the old one and decide.',
    },
    SEAL_INVALID: {
      title: 'The total needs to be confirmed again',
      body: 'The order was not placed and nothing was charged. Go back to your order, look at the total again, and confirm it, or call and we’ll finish it with you.',
    },
    MOBILE_ITEM_INVALID: {
      title: 'Check your mobile lines',
      body: 'Every line has a SIM and the same plan. Your cart is the same.',
    },
    OUT_OF_STOCK: {
      title: 'That device sold out',
      body: 'Your cart is the same. Choose another one.',
    },
    TRADE_IN_BLOCKED: {
      title: 'That used phone is blocked',
      body: 'It is reported as stolen, lost or unpaid. Trade in another one, or continue without one. Your cart is the same.',
    },
    TRADE_IN_OPEN: {
      title: 'That used phone is already traded in with another order',
      body: 'A phone is traded in with one order only. The order was not placed, nothing was charged and your cart is the same. In your lines, remove that phone or trade in another one. If it’s yours, call and we’ll check it.',
    },
    PROMOTION_SPENT: {
      title: 'This code has been used as many times as it can be',
      body: 'Your cart is the same and costs what it did before. Continue without the code, or try another one.',
    },
    WINDOW_GONE: {
      title: 'That time just filled up',
      body: 'Your order is still open and nothing was charged. Choose another time from the list.',
    },
    AGREEMENTS_INCOMPLETE: {
      title: 'One agreement is not accepted yet',
      body: 'The order was not placed and nothing was charged. Go back to your information and accept the agreements.',
    },
    PAYMENT_REJECTED: {
      title: 'We couldn’t accept this payment',
      body: 'Nothing was charged and your order is still open. Check the numbers, or use another card or another account.',
    },
    IDENTIFICATION_REJECTED: {
      title: 'We couldn’t use that number',
      body: 'It was not saved and your order is still open. Check it and enter it again, or continue without a number.',
    },
    PAYMENT_KEY_UNUSABLE: {
      title: 'It took a long time, so we deleted the numbers for your safety',
      body: 'Nothing was charged and no number was saved. Enter them again and send them once more.',
    },
    ORDER_IN_FLIGHT: {
      title: 'Your order is already on its way',
      body: 'We received it once and are finishing it. Wait a few seconds and check again: no new order is placed.',
    },
    KEY_REUSED: {
      title: 'The order changed while you were sending it',
      body: 'We didn’t place a second order or charge you again. Review the order again and confirm it.',
    },
    HUMAN_CHECK_REQUIRED: {
      title: 'We couldn’t confirm that you’re a person',
      body: 'We sent nothing this time and nothing was charged; what you typed is still here. Try again, or call and we’ll do it with you.',
    },
    TOO_LARGE: {
      title: 'You typed more than we can receive',
      body: 'Your order didn’t change. Shorten what you typed and send it again.',
    },
    TOO_MANY: {
      title: 'Too many tries in a row',
      body: 'Your order is the same. Wait a few minutes before you try again, or call and we’ll finish it with you.',
    },
    UNAVAILABLE: {
      title: `${name} is not available right now`,
      body: 'What you chose and typed is still here. Wait a minute and try again, or call.',
    },
    BROKEN: {
      title: `Something failed in the ${name} system`,
      body: 'It has been recorded. What you chose and typed is still here: try again or call.',
    },
    Unreachable: {
      title: 'There’s no connection',
      body: `We couldn’t reach ${name}. What you chose and typed is still here: check your internet and try again, or call.`,
    },
    TimedOut: {
      title: 'The answer is taking too long',
      body: 'We stopped waiting. What you chose and typed is still here: try again in a few seconds, or call.',
    },
    Unintelligible: {
      title: 'We didn’t understand the answer',
      body: 'The answer arrived incomplete and we didn’t use it. What you chose is still here: try again, or call.',
    },
    ProviderBroken: {
      title: `The ${name} system couldn’t answer`,
      body: 'The problem is ours and has been recorded. What you chose and typed is still here: try again, or call.',
    },
    CardTooShort: {
      title: 'We couldn’t protect this number',
      body: 'So we didn’t send it, and nothing was charged. Check the number or use another one.',
    },
    PaymentDeclined: {
      title: 'The bank didn’t authorize the payment',
      body: 'Nothing was charged and the order was not placed. Check the numbers, use another card or another account, or talk to your bank.',
    },
  }),
  tradeInOpen: (ending) =>
    `The used phone with an IMEI ending in ${ending} is already traded in with another order`,
  soldOut: (names) => ({
    title: `Sold out: ${listText(names)}`,
    body: 'The order was not placed and nothing was charged. Choose another device in your lines; everything else in your cart is the same.',
  }),
}
