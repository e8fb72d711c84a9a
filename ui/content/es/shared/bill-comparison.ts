import type { Cents } from '#core/shared/money.ts'
import { subtract } from '#core/shared/money.ts'
import { translated } from '#ui/content/language.ts'
import { shortMoney } from './sections.ts'

/** The numbers of months over which bills are compared. */
export const comparedMonths = [1, 24, 60] as const
export type ComparedMonths = (typeof comparedMonths)[number]

/** Texts of the tool that compares the bill of another provider with a plan. */
export const billComparisonWords = translated('billComparisonWords', {
  charged: '¿Cuánto te cobran?',
  chargedHint: 'Al mes, por el internet y sin impuestos',
  calculate: 'Ver la diferencia',
  plan: (name: string, price: string): string => `Aquí, ${name}: ${price}. Sin impuestos.`,
  malformed: 'Escribe el total al mes con números, como 75 o 75.50.',
  examples: 'Con nosotros pagas',
  other: 'Si te cobran',
  periods: { 1: 'El primer mes', 24: 'En 24 meses', 60: 'En 5 años' } satisfies Record<
    ComparedMonths,
    string
  >,
  difference: (theirs: Cents, ours: Cents): string => {
    if (theirs === ours) return 'lo mismo'
    return theirs > ours
      ? `${shortMoney(subtract(theirs, ours))} menos`
      : `${shortMoney(subtract(ours, theirs))} más`
  },
  answer: (period: string, difference: string): string => `${period} pagas aquí ${difference}.`,
})
