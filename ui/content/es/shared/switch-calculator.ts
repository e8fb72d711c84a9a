import { switchTerms } from '#core/mobile/switch-offer.ts'
import type { Cents } from '#core/shared/money.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { shortMoney } from './sections.ts'

const phones = (count: number): string => counted(count, 'celular', 'celulares')
const lines = (count: number): string => counted(count, 'línea', 'líneas')
const months = (count: number): string => counted(count, 'mes', 'meses')

/** The conditions of the switch offer, in the order in which they are explained. */
export type SwitchCondition = 'lines' | 'phones' | 'amount' | 'months'

/** Texts of the tool that computes the switch offer. */
export const switchCalculatorWords = translated('switchCalculatorWords', {
  debts: 'Lo que todavía debe cada celular, en dólares',
  debtsHint: 'Escribe 0 si una línea no debe nada. Deja vacías las que no traes.',
  phone: (number: number) => `Celular ${String(number)}`,
  add: 'Agregar otro celular',
  calculate: 'Calcular',
  paid: (amount: Cents) => (amount === 0 ? 'Aquí no pagamos nada' : `Pagamos ${shortMoney(amount)}`),
  empty: 'Escribe lo que debe cada celular y aquí ves cuánto pagamos.',
  malformed: (number: number) =>
    `No entendemos lo que debe el celular ${String(number)}. Escríbelo como 350 o 350.75, sin signos.`,
  tooFew: (missing: number) =>
    `Todavía no: te ${missing === 1 ? 'falta' : 'faltan'} ${lines(missing)}. Puedes juntarte con alguien de la familia en la misma cuenta.`,
  nothingOwed: 'Tus celulares no deben nada, así que no hay nada que pagar. Puedes traerlos sin la oferta.',
  paysAll: (total: Cents) => `Pagamos todo lo que debes: ${shortMoney(total)}.`,
  paysPart: (total: Cents, rest: Cents) =>
    `Pagamos ${shortMoney(total)}. Los otros ${shortMoney(rest)} los sigues pagando tú.`,
  conditions: 'Las condiciones',
  condition: (condition: SwitchCondition): string =>
    ({
      lines: `${lines(switchTerms.minLines)} o más`,
      phones: `Hasta ${phones(switchTerms.paidLines)}`,
      amount: `Hasta ${shortMoney(switchTerms.most)}`,
      months: `${months(switchTerms.activeMonths)} con nosotros`,
    })[condition],
  about: {
    lines: 'Cada una con su número, de otra compañía. Una línea sin deuda también cuenta.',
    phones: 'Empezamos por el que más debe.',
    amount: 'Es el máximo de toda la cuenta, no de cada celular.',
    months: 'Las líneas se quedan activas. Si cancelas antes, devuelves lo que pagamos.',
  } satisfies Readonly<Record<SwitchCondition, string>>,
  enoughLines: (count: number) => `Traes ${lines(count)}.`,
  missingLines: (count: number, missing: number) => `Traes ${String(count)}, faltan ${String(missing)}.`,
  phonesPaid: (paid: number, owing: number) => `Pagamos en ${String(paid)} de ${String(owing)} con deuda.`,
  amountPaid: (total: Cents) => `Llegas a ${shortMoney(total)}.`,
  repayment: 'Si cancelas antes',
  month: 'Meses que llevarías con nosotros',
  chart: `Una barra por mes. Hasta el mes ${String(switchTerms.activeMonths - 1)} devuelves todo; desde el ${String(switchTerms.activeMonths)}, nada.`,
  monthLabel: (month: number) => `Mes ${String(month)}`,
  owesAll: (month: number, owed: Cents | null, left: number) =>
    `Con ${months(month)}, devuelves ${owed === null ? 'todo lo que pagamos' : shortMoney(owed)}. ${left === 1 ? 'Falta' : 'Faltan'} ${months(left)} para no deber nada.`,
  owesNothing: (month: number) => `Con ${months(month)}, no devuelves nada.`,
  monthUnknown: 'Escribe los meses con un número, como 6.',
})
