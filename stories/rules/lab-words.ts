import type { ChargeKind } from '#core/pricing/charge.ts'
import type { Change } from '#core/pricing/change.ts'
import type { ChargeRule, Inputs } from '#core/pricing/effect.ts'
import type { NearMiss } from '#core/pricing/near-miss.ts'
import type { AmountDerivation, Why } from '#core/pricing/why.ts'
import { cents } from '#core/shared/money.ts'
import { calendarText, money } from '#ui/content/format.ts'
import type { cartProperties } from './properties/properties.ts'

/** Returns the name of an offer of a cart. */
export type NameOf = (offerId: string) => string

/** A rule that the lab names. */
export type LabRule = ChargeRule | NearMiss['rule'] | AmountDerivation['rule'] | Why['dueToday']['rule']

export const labWords = {
  lines: {
    caption: 'Lo que hay en el carrito',
    columns: {
      offer: 'Oferta',
      quantity: 'Cantidad',
      net: 'Primer mes sin impuesto',
      tax: 'Impuesto',
      monthly: 'Primer mes',
      oneTime: 'Una vez',
    },
    empty: 'El carrito está vacío.',
  },
  totals: { monthly: 'El primer mes', oneTime: 'Una sola vez', dueToday: 'Hoy' },
  ledger: {
    caption: 'De qué está hecho cada mes',
    columns: { months: 'Meses', monthly: 'Al mes', events: 'Qué cambia' },
  },
  derivation: {
    caption: {
      monthly: 'De dónde sale el precio mensual',
      oneTime: 'De dónde sale lo que se paga una vez',
    } satisfies Record<AmountDerivation['amount'], string>,
    columns: {
      rule: 'Regla',
      offer: 'Oferta',
      step: 'Paso',
      inputs: 'Datos',
      months: 'Meses',
      amount: 'Importe',
    },
    sum: 'Suma de todo en el primer mes',
    today: 'Hoy: lo que se paga una vez y el primer mes',
    todayCaption: 'De dónde sale lo que se paga hoy',
  },
  misses: {
    caption: 'Promociones y paquetes sin efecto',
    columns: {
      cause: 'Promoción o paquete',
      rule: 'Regla',
      reasons: 'Por qué no',
      missing: 'Qué falta',
      price: 'Primer mes con eso',
    },
    all: 'Todas las promociones y todos los paquetes tienen efecto.',
    none: 'Nada lo activa',
  },
  noLabel: 'Ningún plan del carrito lleva etiqueta de banda ancha.',
  refused: {
    title: 'Este carrito no se puede comprar',
    body: 'No hay precio. Cambia los controles; esta es la razón:',
  },
  property: {
    title: 'Lo que siempre debe cumplir un precio',
    holds: 'Se cumple con este carrito',
    broken: 'No se cumple con este carrito',
    unknown: {
      title: 'No existe este caso',
      body: 'Copia la semilla y el camino que imprime la prueba que falla.',
    },
    differences: {
      caption: 'Qué difiere',
      columns: { place: 'Dónde', actual: 'La tienda calcula', expected: 'Debe ser' },
    },
    seed: (seed: number, path: string): string => `Semilla ${seed}, camino ${path}`,
    cart: (index: number): string => (index === 0 ? 'El carrito' : 'El carrito con el que se compara'),
    asTable: 'El carrito como lo imprime la prueba',
  },
} as const

/** What each rule of a price does. */
export const ruleWords: Readonly<Record<LabRule, string>> = {
  'CAT-02': 'Precio de la oferta',
  'CAT-03': 'Precio para clientes nuevos',
  'CAT-04': 'Cuotas de un equipo',
  'CAT-05': 'Precio según cuántas líneas hay',
  'CAT-06': 'Primera línea gratis',
  'CAT-08': 'Cuarta línea gratis',
  'PRC-01': 'Suma del carrito',
  'PRC-04': 'Promoción por unos meses',
  'PRC-05': 'Impuesto',
  'PRC-06': 'Lo que se paga hoy',
  'PRC-10': 'Descuento de un paquete',
}

/** What must be true for the price of every cart, in plain words. */
export const propertyWords: Readonly<Record<keyof typeof cartProperties, string>> = {
  'lines-in-any-order': 'El orden de las ofertas no cambia el precio',
  'each-offer-once': 'Cada oferta sale una sola vez en la lista',
  'integer-cents': 'Nada cuesta menos de cero ni fracciones de centavo',
  'sum-in-each-month': 'Cada mes suma lo que suman sus ofertas',
  'months-of-change': 'Se anuncia cada mes en que cambia el total, y ningún otro',
  'sum-of-lines': 'El primer mes y lo de una vez suman lo que suman sus ofertas',
  'tax-exempt': 'Una oferta exenta no paga impuesto',
  'due-today': 'Hoy se paga lo de una vez y el primer mes',
  'one-more-line': 'Agregar una oferta nunca sale más barato',
  'without-promotions': 'Sin promociones nunca sale más barato',
  'empty-cart': 'Un carrito vacío cuesta cero',
  'ledger-of-quote': 'El mes a mes da los mismos precios que el carrito',
  'ledger-of-rules': 'El mes a mes suma lo que dan las reglas por separado',
  'price-changes': 'Cada cambio de precio tiene su día, sus dos precios y su razón',
  'ledger-of-quote-alone': 'El mes a mes da lo mismo sin sus razones',
  'ledger-events': 'Se anuncia el comienzo y el fin de cada promoción, paquete y cuota',
  'last-instalment': 'Se anuncia la última cuota cuando es distinta',
  'end-of-guarantee': 'Se anuncia el mes en que termina la garantía de precio',
  'derived-amounts': 'Cada importe es la suma de sus razones',
  'derived-lines': 'Las razones dan las mismas ofertas que el carrito',
  'derived-months': 'Las razones dan el mismo precio en cada mes',
  'limits-of-discounts': 'Un descuento nunca es mayor que lo que descuenta',
  'amounts-of-the-catalogue': 'Los importes son los del catálogo',
  'rules-of-prices': 'Cada precio mensual dice qué regla lo da',
  'new-discount': 'Si agregar algo abarata, se ve qué descuento empezó',
  'derivation-in-any-order': 'El orden de las ofertas no cambia las razones',
  'near-misses': 'Se listan los descuentos que no se aplican, y ningún otro',
  'smallest-changes': 'Un descuento se aplica con todo lo que le falta, y no con menos',
  'reasons-of-near-misses': 'Cada descuento que no se aplica dice por qué',
  'details-of-quote': 'El desglose explica cada precio',
  'details-without-a-day': 'El desglose da lo mismo antes de saber el primer día',
  'guarantees-of-lines': 'Se lista la garantía de cada oferta mensual',
}

/** The name of each kind of charge. */
export const chargeWords: Readonly<Record<ChargeKind, string>> = {
  recurring: 'Precio normal',
  promotion: 'Promoción',
  bundle: 'Paquete',
  instalment: 'Cuotas',
  tax: 'Impuesto',
  oneTime: 'Una vez',
  oneTimeTax: 'Impuesto de una vez',
}

const inCents = (value: number | string): string => money(cents(Number(value))).text

const inputWords: Readonly<Record<string, readonly [string, (value: number | string) => string]>> = {
  each: ['cada uno', inCents],
  off: ['descuento', inCents],
  net: ['sin impuesto', inCents],
  taxRate: ['tasa', (value) => `${Number(value) / 100} %`],
  quantity: ['cantidad', String],
  months: ['meses', String],
  lines: ['líneas', String],
  linesHeld: ['líneas de la cuenta', String],
  table: ['tabla de precios', String],
  promotion: ['promoción', String],
  bundle: ['paquete', String],
}

/** Writes each input of a rule: "cantidad: 2", "cada uno: $3.00". */
export const inputTexts = (inputs: Inputs): readonly string[] =>
  Object.entries(inputs).map(([name, value]) => {
    const [label, write] = inputWords[name] ?? [name, String]
    return `${label}: ${write(value)}`
  })

/** Writes a change that activates a promotion or a bundle. */
export const labChangeText = (change: Change, nameOf: NameOf): string => {
  switch (change.kind) {
    case 'AddOffer': {
      const added = `Falta ${change.quantity} × ${nameOf(change.offerId)}`
      return change.replaces === null ? added : `${added}, en lugar de ${nameOf(change.replaces)}`
    }
    case 'BeNewCustomer':
      return 'Falta que el cliente sea nuevo'
    case 'PortIn':
      return 'Falta que traiga su número'
    case 'ComeFrom':
      return `Falta que llegue por la campaña ${change.campaign}`
  }
  return `Falta que el pedido sea del ${calendarText(change.date)}`
}
