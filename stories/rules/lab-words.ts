import type { ChargeKind } from '#core/pricing/charge.ts'
import type { Change } from '#core/pricing/change.ts'
import type { Inputs } from '#core/pricing/effect.ts'
import type { AmountDerivation } from '#core/pricing/why.ts'
import { cents } from '#core/shared/money.ts'
import { calendarText, money } from '#ui/content/format.ts'

/** Returns the name of an offer of a cart. */
export type NameOf = (offerId: string) => string

export const labWords = {
  lines: {
    caption: 'Lo que hay en el carrito',
    columns: {
      offer: 'Oferta',
      quantity: 'Cantidad',
      net: 'Neto del primer mes',
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
    sum: 'Suma de las líneas en el mes 1',
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
    title: 'El núcleo no acepta este carrito',
    body: 'No hay precio. Cambia los controles; la regla que lo rechaza dice por qué:',
  },
  property: {
    title: 'Caso de una propiedad',
    holds: 'La propiedad se cumple con este caso',
    broken: 'La propiedad no se cumple con este caso',
    unknown: {
      title: 'No existe este caso',
      body: 'Copia la semilla y el camino que imprime la prueba que falla.',
    },
    differences: {
      caption: 'Qué difiere',
      columns: { place: 'Lugar', actual: 'Resultado del núcleo', expected: 'Debe ser' },
    },
    seed: (seed: number, path: string): string => `Semilla ${seed}, camino ${path}`,
    cart: (index: number): string => (index === 0 ? 'El carrito' : 'El carrito con el que se compara'),
    asTable: 'El carrito como lo imprime la prueba',
  },
} as const

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
  net: ['neto', inCents],
  taxRate: ['tasa', (value) => `${Number(value) / 100} %`],
  quantity: ['cantidad', String],
  months: ['meses', String],
  lines: ['líneas', String],
  linesHeld: ['líneas de la cuenta', String],
  table: ['tabla', String],
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
