import type { InternetTier, SpeedImportance } from '#core/savings/internet-price.ts'
import type { SavingsFailure } from '#core/savings/savings.failure.ts'
import type { SavingsType } from '#core/savings/savings-input.ts'
import { MAX_LINES, MAX_SPEND, MIN_LINES } from '#core/savings/savings-input.ts'
import type { Cents } from '#core/shared/money.ts'
import { ZERO, cents } from '#core/shared/money.ts'
import { counted, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const months = (fromMonth: number): string => `mes\u00A0${fromMonth}`

const least = (): string => money(ZERO).text
const most = (): string => money(cents(MAX_SPEND)).text

/** Texts of the savings calculator, in every version. */
export const savingsCalculatorWords = translated('savingsCalculatorWords', {
  form: 'Calculadora de ahorro',
  type: '¿Qué quieres comparar?',
  types: { other: 'Internet y celular', mobileOnly: 'Solo celular' } satisfies Record<SavingsType, string>,
  speed: '¿Qué tanto te importa la velocidad?',
  speeds: {
    critical: { title: 'Es lo primero', detail: 'Juegos, series en 4K y videollamadas, todo a la vez.' },
    important: {
      title: 'Importa, y el precio también',
      detail: 'Series, clases y trabajo, sin pagar de más.',
    },
    other: { title: 'Lo de siempre está bien', detail: 'Para una familia, con espacio de sobra.' },
  } satisfies Record<SpeedImportance, { readonly title: string; readonly detail: string }>,
  lines: '¿Cuántas líneas de celular?',
  plan: '¿Con qué plan?',
  spend: '¿Cuánto pagas hoy por todo eso, al mes?',
  spendHint: 'En dólares y sin impuestos, como 120 u 89.99.',
  submit: 'Calcular mi ahorro',
  again: 'Empezar de nuevo',
  failures: {
    SavingsTypeUnknown: 'Elige qué quieres comparar.',
    SpeedImportanceMissing: 'Elige qué tanto te importa la velocidad.',
    LinesMissing: 'Elige cuántas líneas quieres.',
    LinesOutOfRange: `Elige de ${MIN_LINES} a ${MAX_LINES} líneas.`,
    MobilePlanUnknown: 'Elige uno de los planes.',
    PlanWithoutTable:
      'Este plan solo se vende con internet. Elige el otro plan, o compara internet y celular.',
    get SpendInvalid() {
      return `Escribe cuánto pagas al mes, de ${least()} a ${most()}, como 120 u 89.99.`
    },
  } satisfies Record<SavingsFailure['_tag'], string>,
  result: 'Tu resultado',
  empty: 'Contesta las preguntas y aquí ves tu ahorro, con la cuenta completa.',
  saving: (monthly: Cents, yearly: Cents): string =>
    `Ahorras ${money(monthly).text} al mes: ${money(yearly).text} en el primer año.`,
  equal: 'Pagarías lo mismo que hoy.',
  loss: (more: Cents): string => `Hoy pagas menos: aquí serían ${money(more).text} más al mes.`,
  lossAdvice: 'Por precio no te conviene cambiar. Compara también la velocidad y lo que incluye tu plan.',
  today: 'Hoy pagas',
  here: (brandName: string): string => `Con ${brandName}`,
  perMonth: (amount: Cents): string => `${money(amount).text} al mes`,
  derivation: 'De dónde sale',
  concept: 'Concepto',
  amount: 'Al mes',
  tier: {
    gig: 'Es el más rápido, y la velocidad es lo primero para ti.',
    advantage: 'Es el de menor precio, y el precio te importa.',
    premier: 'Es el plan intermedio, para lo de siempre.',
  } satisfies Record<InternetTier, string>,
  severalLines: 'Precio con dos líneas o más.',
  oneLine: 'Precio con una sola línea.',
  tables: {
    standalone: 'Precio de las líneas sin internet.',
    bundled: 'Precio de las líneas con internet.',
    bundledPlus: 'Precio de las líneas Unlimited Plus con internet.',
  },
  lineCount: (name: string, count: number): string => (count === 1 ? name : `${name} × ${count}`),
  firstFree: 'La primera línea es gratis.',
  total: 'Total al mes',
  monthlySaving: 'Tu ahorro al mes',
  yearlySaving: 'Tu ahorro en un año',
  taxes: 'Precios antes de impuestos y tarifas.',
  guarantee: (years: number): string =>
    `El precio de las líneas está garantizado por ${counted(years, 'año', 'años')}.`,
  later: (fromMonth: number, monthly: Cents): string =>
    `Desde el ${months(fromMonth)} pagas ${money(monthly).text} al mes.`,
  constant: 'Después el precio sigue igual.',
  order: 'Pedir este plan',
  orderNote: 'Escribe tu dirección y el pedido ya tiene este plan.',
  script: 'Qué decir',
  said: {
    saving: (spend: Cents, price: Cents, monthly: Cents): string =>
      `«Hoy pagas ${money(spend).text} al mes. Con nosotros serían ${money(price).text}: te quedan ${money(monthly).text} cada mes.»`,
    none: (spend: Cents, price: Cents): string =>
      `«Hoy pagas ${money(spend).text} al mes. Con nosotros serían ${money(price).text}: por precio no te conviene cambiar.»`,
    later: (fromMonth: number, monthly: Cents): string =>
      `«Desde el ${months(fromMonth)} serían ${money(monthly).text} al mes.»`,
    closing: '«¿Me das tu dirección para ver si llega a tu casa?»',
  },
})
