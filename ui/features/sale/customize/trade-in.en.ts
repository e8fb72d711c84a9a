import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type * as es from './trade-in.es.ts'
import { money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const tradeInWords: Translation<typeof es.tradeInWords> = {
  question: 'Trade in a used phone?',
  lead: 'If we take it, you get a credit on your bill.',
  open: 'See what I get',
  accepted: (device, credit) => `You trade in: ${device}. ${money(credit).text} credit.`,
  acceptedDetail: (ending) =>
    `IMEI ending in ${ending}. Take it to a store with mobile lines once you have the new one. The credit comes on your bill once we receive and check it.`,
  remove: 'Don’t trade it in',
  title: 'Trade in your used phone',
  close: 'Close',
  model: 'Model',
  choose: 'Choose the model',
  modelMissing: 'Choose the model you trade in. If it isn’t on the list, we don’t take it.',
  imei: 'IMEI of the phone you trade in',
  imeiHint: `Dial *#06# on that phone: it’s ${String(IMEI_LENGTH)} digits. If there are two, type either one. We use it to recognize the phone when it arrives.`,
  imeiTwice: 'You already trade in that phone with another line. Type the IMEI of another one.',
  answerMissing: 'Answer yes or no.',
  ask: 'See what I get',
  asking: 'Checking…',
  offered: (credit) => `You get ${money(credit).text}`,
  value: 'What your phone is worth',
  bonus: 'Bonus, because it meets everything',
  credit: 'Credit later',
  when: 'It comes on your bill once we receive the phone and see that it meets everything. If it doesn’t, we send it back at no cost and there is no credit.',
  unchanged:
    'The credit doesn’t lower what you pay today or your installments. If you pay off the new phone early, the credit still comes.',
  accept: (credit) => `Trade it in for ${money(credit).text}`,
  change: 'Change the phone or the answers',
  near: 'We can’t take it yet',
  refused: 'We can’t take it',
  nearWay: (value, bonus) =>
    `Once you do, it’s ${money(value).text} plus a ${money(bonus).text} bonus. You can come back to this line before you pay.`,
  refusedWay: 'Try another phone, or continue without a trade-in. Your line stays as it is.',
  blocked: 'That phone is blocked',
  blockedWhy: 'Its IMEI is reported as stolen, lost or unpaid at its carrier.',
  blockedWay:
    'If it’s yours, ask that carrier to unblock it and try again. You can also trade in another one. Your line and the rest of your order stay as they are.',
}
