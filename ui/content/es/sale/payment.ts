import type { AccountKind } from '#core/bank/bank.ts'
import type { CardSummary } from '#core/card/card.ts'
import type { Issuer } from '#core/card/issuer.ts'
import type { PaymentKind, PaymentSummary } from '#core/payment/payment.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import type { Cents } from '#core/shared/money.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

export const issuerNames: Readonly<Record<Issuer, string>> = translated('issuerNames', {
  Visa: 'Visa',
  Mastercard: 'Mastercard',
  Amex: 'American Express',
  Discover: 'Discover',
  Unknown: 'Tarjeta',
})

export const accountNames: Readonly<Record<AccountKind, string>> = translated('accountNames', {
  checking: 'Cuenta de cheques',
  savings: 'Cuenta de ahorros',
})

/** Texts of a stored card or account. */
export const methodWords = translated('methodWords', {
  ending: (name: string, lastFour: string): string => `${name} terminada en ${lastFour}`,
  none: 'Sin tarjeta ni cuenta: no se cobró nada',
} as const)

export const cardText = ({ issuer, lastFour }: CardSummary): string =>
  methodWords.ending(issuerNames[issuer], lastFour)

/** Describes a stored card or account, or an order without one. */
export const paymentText = (payment: PaymentSummary | null): string => {
  if (payment === null) return methodWords.none
  return payment.kind === 'card'
    ? cardText(payment)
    : methodWords.ending(accountNames[payment.accountKind], payment.lastFour)
}

type KindWords = {
  readonly tab: string
  readonly errorsTitle: (count: number) => string
  readonly cipher: string
  readonly wiped: string
}

/** Texts of the payment screen. */
export const paymentWords = translated('paymentWords', {
  heading: 'Hoy pagas',
  get loading(): string {
    return loadingText('Preparamos el pago.')
  },
  lead: 'El primer mes y lo que se paga una sola vez.',
  deposit: (amount: string): string =>
    `Incluye ${amount} de depósito: te lo devolvemos a los ${DEPOSIT_MONTHS} meses de pagar a tiempo.`,
  kinds: {
    card: {
      tab: 'Tarjeta',
      errorsTitle: (count) =>
        count === 1 ? 'Corrige un dato de la tarjeta' : `Corrige ${count} datos de la tarjeta`,
      cipher:
        'Ciframos la tarjeta en tu navegador antes de enviarla. Solo el procesador de pagos puede leerla.',
      wiped: 'Por seguridad borramos el número, la fecha y el código. Escríbelos otra vez.',
    },
    bank: {
      tab: 'Cuenta bancaria',
      errorsTitle: (count) =>
        count === 1 ? 'Corrige un dato de la cuenta' : `Corrige ${count} datos de la cuenta`,
      cipher:
        'Ciframos los números en tu navegador antes de enviarlos. Solo el procesador de pagos puede leerlos.',
      wiped: 'Por seguridad borramos el número de ruta y el de cuenta. Escríbelos otra vez.',
    },
  } satisfies Readonly<Record<PaymentKind, KindWords>>,
  card: {
    accepted: 'Visa, Mastercard, American Express o Discover',
    nameOnCard: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Vence',
    expiryHint: 'MM/AA',
    cvv: 'Código de seguridad',
    cvvHint: (digits: number): string =>
      digits === 4 ? '4 dígitos, al frente' : `${digits} dígitos, al reverso`,
    zipCode: 'Código postal de facturación',
  },
  bank: {
    where: 'Los números están abajo en tus cheques, o en la aplicación de tu banco.',
    routing: 'Número de ruta',
    routingHint: '9 dígitos, abajo a la izquierda (routing)',
    account: 'Número de cuenta',
    accountHint: (min: number, max: number): string => `De ${min} a ${max} dígitos, justo después (account)`,
    accountKind: 'Tipo de cuenta',
    accountKinds: { checking: 'De cheques', savings: 'De ahorros' } satisfies Record<AccountKind, string>,
    nameOnAccount: 'Nombre en la cuenta',
  },
  kindLegend: 'Forma de pago',
  opening: 'Abriendo el formulario',
  /** Precedes the number of an order that waits for the bank. */
  reference: 'Tu referencia:',
  another: 'Pagar de otra forma',
  back: 'Volver a la forma de pago guardada',
  pay: (today: string): string => `Pagar ${today} y pedir`,
  /** The button of an order that charges nothing today. */
  order: 'Pedir',
  nothingToPay: {
    heading: 'Hoy no pagas nada',
    body: 'No hace falta una tarjeta ni una cuenta. Si después tu factura trae un importe, te llega por correo y decides cómo pagarla.',
  },
  saving: 'Cifrando y guardando',
} as const)

/** One row of a cart's price over time. */
export type AmountRow = { readonly id: string; readonly label: string; readonly amount: string }

export const amountWords = translated('amountWords', {
  monthly: 'Cada mes',
  until: (month: number): string => `Hasta el mes ${month}`,
  from: (month: number): string => `Desde el mes ${month}`,
  aMonth: (amount: string): string => `${amount} al mes`,
} as const)

/** Lists the monthly amounts with tax, each with the month from which it applies (PRC-04). */
export const monthlyRows = ({ monthly, later }: Quote): readonly AmountRow[] => {
  const [next] = later
  const first = {
    id: 'month-1',
    label: next === undefined ? amountWords.monthly : amountWords.until(next.fromMonth - 1),
    amount: amountWords.aMonth(money(monthly.total).text),
  }
  const rest = later.map((step) => ({
    id: `month-${step.fromMonth}`,
    label: amountWords.from(step.fromMonth),
    amount: amountWords.aMonth(money(step.monthly.total).text),
  }))
  return [first, ...rest]
}

/** Texts from the press on "pay" to the provider's final answer. */
export const orderWords = translated('orderWords', {
  placing: {
    heading: 'Estamos haciendo tu pedido',
    progress: 'Hablando con el banco',
    body: 'Tarda unos segundos. No cierres esta página ni vuelvas atrás.',
    happening: [
      'Comprobamos que el precio es el que viste.',
      'Apartamos tu visita, si la hay.',
      'Pedimos el pago al banco, una sola vez.',
    ],
  },
  inDoubt: {
    heading: 'El banco todavía no responde',
    progress: 'Preguntando otra vez',
    body: 'Tu pedido está registrado y le seguimos preguntando al banco, así que no lo hagas otra vez. Nada se cobra dos veces.',
  },
  unanswered: {
    heading: 'Tu pedido está en espera',
    body: 'El banco todavía no responde. Guardamos tu pedido y seguimos preguntando: si el pago entra, queda hecho; si no, no se cobra nada. Nada se cobra dos veces.',
    mail: (emailAddress: string | null): string =>
      emailAddress === null
        ? 'Te escribimos un correo cuando sepamos cómo quedó.'
        : `Te escribimos a ${emailAddress} cuando sepamos cómo quedó.`,
    next: 'Puedes cerrar esta página, o dejarla abierta: cambia sola cuando el banco responda. Si prefieres hablar, llama y di tu referencia.',
    retry: 'Preguntar otra vez',
  },
  outOfReach: {
    heading: 'Tu pedido sigue en espera',
    body: 'Tu sesión terminó y desde aquí ya no podemos preguntar por él. El pedido sigue guardado: si el pago entra, queda hecho; si no, no se cobra nada. Nada se cobra dos veces.',
    next: 'Volver a mi dirección',
  },
  unplaced: {
    heading: 'El pedido no se confirmó',
    sameKey:
      'Si tu pedido ya había entrado, al intentar otra vez recibes ese mismo pedido. Nada se cobra dos veces.',
    review: 'Volver a revisar el pedido',
    devices: 'Cambiar el dispositivo',
  },
  priceMoved: {
    heading: 'El precio cambió mientras comprabas',
    body: 'No hicimos el pedido ni cobramos nada. Mira la diferencia y decide.',
    before: 'Antes',
    now: 'Ahora',
    lines: 'Qué cambió en tu pedido',
    today: 'Hoy',
    monthly: 'Al mes',
    more: (difference: string): string => `${difference} más`,
    less: (difference: string): string => `${difference} menos`,
    same: 'Igual',
    accept: (today: string): string => `Pagar ${today} y pedir`,
    decline: 'Volver y cambiar el pedido',
  },
  /** The price is unchanged, and the buyer has to accept it again. */
  priceSaved: {
    heading: 'Confirma el total otra vez',
    body: 'No hicimos el pedido ni cobramos nada. El total sigue igual: míralo de nuevo y, si estás de acuerdo, haz el pedido.',
  },
  stale: {
    heading: 'Este pedido ya está hecho',
    progress: 'Buscando tu confirmación',
    body: 'Se hizo en otra pestaña, una sola vez. Te llevamos a su número y a la visita.',
    retry: 'Buscar la confirmación otra vez',
  },
} as const)

/** Describes the difference between a new amount and the previous one. */
export const differenceText = (before: Cents, now: Cents): string => {
  const { more, less, same } = orderWords.priceMoved
  if (before === now) return same
  return now > before ? more(money((now - before) as Cents).text) : less(money((before - now) as Cents).text)
}
