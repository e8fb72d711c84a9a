import type { OfferPrice } from '#core/pricing/offer-price.ts'
import type { Cents } from '#core/shared/money.ts'
import { counted, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts that all sections of a kind share, on any page. */
export const sectionWords = translated('sectionWords', {
  period: 'al mes',
  each: 'al mes cada uno',
  eachLine: 'al mes cada una',
  from: 'Desde',
  saved: (off: Cents): string => `Ahorras ${money(off).text}`,
  choose: 'Ver si llega a mi casa',
  chooseSpoken: (name: string): string => `Ver si llega a mi casa: ${name}`,
  packageDiscount: 'Descuento por juntarlos',
  packageTotal: 'Todo junto, sin impuestos',
  choosePackage: 'Pedir este paquete',
  choosePackageSpoken: (name: string): string => `Pedir este paquete: ${name}`,
  limit: (limit: number): string => `Hasta ${limit} por cuenta`,
  agreement: 'Leer completo',
  otherQuestion: '¿Otra duda?',
  visit: 'Tu visita es el',
  seeOrder: 'Ver mi pedido',
  returning: 'Tu pedido te espera',
  continueOrder: 'Continuar mi pedido',
  savedAddress: 'Ver mi dirección guardada',
  orderTabs: '¿Para quién es el servicio?',
  homeTab: 'Hogar',
  businessTab: 'Business',
  perMonthSpoken: (spoken: string): string => `${spoken} al mes`,
  everyMonth: 'Todos los meses',
  firstMonths: (months: number): string => `Los primeros ${counted(months, 'mes', 'meses')}`,
  fromMonth: (month: number): string => `Desde el mes ${month}`,
  until: (first: string, months: number, later: string): string =>
    `${first} por ${counted(months, 'mes', 'meses')}; después, ${later}`,
  afterEveryMonth: 'todos los meses',
  afterFirstMonths: (months: number, fromMonth: number, later: string): string =>
    `los primeros ${counted(months, 'mes', 'meses')}; desde el mes\u00A0${fromMonth},\u00A0${later}`,
} as const)

/** Writes an amount inside a sentence: "$50", "$49.99". */
export const shortMoney = (amount: Cents): string => money(amount).text.replace(/\.00$/, '')

export const perMonthSpoken = (amount: Cents): string => sectionWords.perMonthSpoken(money(amount).spoken)

/** Writes the months of each price, as labels of the chart. */
export const periodWords = ({ change }: Pick<OfferPrice, 'change'>) => ({
  first: change === null ? sectionWords.everyMonth : sectionWords.firstMonths(change.fromMonth - 1),
  later: change === null ? '' : sectionWords.fromMonth(change.fromMonth),
})

/** Writes a price in a sentence, with its duration and later price: "$0 por 12 meses; después, $30", "$50". */
export const priceUntil = ({ first, change }: Pick<OfferPrice, 'first' | 'change'>): string =>
  change === null
    ? shortMoney(first)
    : sectionWords.until(shortMoney(first), change.fromMonth - 1, shortMoney(change.later))

/** Writes how long a first price applies and what follows it: "los primeros 12 meses; desde el mes 13, $80". */
export const afterPrice = ({ change }: Pick<OfferPrice, 'change'>): string =>
  change === null
    ? sectionWords.afterEveryMonth
    : sectionWords.afterFirstMonths(change.fromMonth - 1, change.fromMonth, shortMoney(change.later))
