import type { DataUse, LimitPeriod } from '#core/mobile/plan-comparison.ts'
import type { Cents } from '#core/shared/money.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { shortMoney } from './sections.ts'

const gigs = (count: number): string => counted(count, 'giga', 'gigas')
const lines = (count: number): string => counted(count, 'línea', 'líneas')

/** Texts of the tool that compares paying by the gigabyte with the unlimited plans. */
export const dataEstimatorWords = translated('dataEstimatorWords', {
  gigabytes: 'Gigas al mes',
  gigabytesHint: 'De toda la cuenta, sin el WiFi',
  lines: 'Líneas',
  linesHint: 'Las que llevaría tu cuenta',
  internet: 'Con nuestro internet en casa',
  compare: 'Comparar',
  byTheGig: 'Por giga',
  outOfRange: (maxGigabytes: number, maxLines: number) =>
    `Escribe de 1 a ${String(maxGigabytes)} gigas y de 1 a ${String(maxLines)} líneas.`,
  best: (use: DataUse, plan: string, price: Cents) =>
    `Con ${gigs(use.gigabytes)} y ${lines(use.lines)}, lo que menos cuesta es ${plan}: ${shortMoney(price)} al mes.`,
  bestLater: (plan: string, price: Cents) =>
    `Después del precio garantizado, lo que menos cuesta es ${plan}: ${shortMoney(price)}.`,
  meeting: (gigabytes: number, price: Cents) =>
    gigabytes === 0
      ? `Con el precio garantizado, Unlimited cuesta ${shortMoney(price)} y Por giga siempre cuesta más.`
      : `Los dos precios se cruzan en ${gigs(gigabytes)}: hasta ahí, Por giga no pasa de los ${shortMoney(price)} de Unlimited.`,
  chart:
    'Precio al mes según los gigas. Por giga sube un escalón con cada giga; los planes sin límite son líneas rectas, punteadas después del precio garantizado.',
  perMonth: 'Al mes',
  price: shortMoney,
  gigs,
  plan: 'Plan',
  first: 'Con precio garantizado',
  later: 'Después',
  limits: 'Hasta dónde Por giga no cuesta más que Unlimited',
  limitPeriods: {
    withInternet: 'Con internet',
    withoutInternet: 'Sin internet',
    later: 'Después del precio garantizado',
  } satisfies Readonly<Record<LimitPeriod, string>>,
  lineCount: lines,
  never: 'Siempre cuesta más',
})
