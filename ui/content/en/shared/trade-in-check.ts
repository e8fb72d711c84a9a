import { TRADE_IN_BONUS } from '#core/mobile/trade-in.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import type * as es from '#ui/content/es/shared/trade-in-check.ts'
import { counted, listText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const tradeInCheckWords: Translation<typeof es.tradeInCheckWords> = {
  yes: 'Yes',
  no: 'No',
  calculate: 'See the result',
  question: {
    paidOff: 'Is it fully paid off?',
    powersOn: 'Does it power on?',
    noLiquidDamage: 'Is it free of liquid damage?',
    factoryReset: 'Did you reset it to factory settings?',
  },
  condition: {
    paidOff: 'Paid off',
    powersOn: 'Powers on',
    noLiquidDamage: 'No liquid damage',
    factoryReset: 'Factory reset',
  },
  about: {
    paidOff: 'If you owe installments, pay them and ask your carrier to confirm it.',
    powersOn: 'It starts, the screen shows a picture and responds to touch.',
    noLiquidDamage: 'The mark inside the card slot is still white, not red.',
    factoryReset: 'Make a backup, sign out of your accounts and erase everything from the settings.',
  },
  toDo: {
    paidOff: 'to be paid off',
    powersOn: 'to power on',
    noLiquidDamage: 'to be free of liquid damage',
    factoryReset: 'to be reset to factory settings',
  },
  canBeMet: 'You can still meet it.',
  cannotBeMet: 'If it isn’t met today, it can’t be fixed.',
  met: 'Met',
  unmet: 'Not yet',
  missing: (count) => `${counted(count, 'answer', 'answers')} to go.`,
  accepted: () => `We take it. You get ${shortMoney(TRADE_IN_BONUS)} on top of what your phone is worth.`,
  near: (todo) =>
    `Almost: it needs ${listText(todo)}. Do that and you get ${shortMoney(TRADE_IN_BONUS)} on top of what your phone is worth.`,
  refused: (reasons) =>
    `We can’t take it: it needs ${listText(reasons)}. You can still bring your number, with another phone of yours or a new one.`,
}
