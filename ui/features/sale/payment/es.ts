import type { AccountKind } from '#core/bank/account-kind.ts'
import type { PaymentKind } from '#core/payment/payment.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { translated } from '#ui/content/language.ts'

type KindWords = {
  readonly tab: string
  readonly errorsTitle: (count: number) => string
  readonly cipher: string
  readonly wiped: string
}

/** Texts of the payment screen. */
export const paymentWords = translated('paymentWords', {
  heading: 'Revisa tu pedido',
  get loading(): string {
    return loadingText('Preparamos el pago.')
  },
  deposit: (amount: string): string =>
    `Incluye ${amount} de depósito: te lo devolvemos a los ${DEPOSIT_MONTHS} meses de pagar a tiempo.`,
  kinds: {
    card: {
      tab: 'Tarjeta',
      errorsTitle: (count) =>
        count === 1 ? 'Corrige un dato de la tarjeta' : `Corrige ${count} datos de la tarjeta`,
      cipher: 'Ciframos la tarjeta en tu navegador: solo el procesador de pagos puede leerla.',
      wiped: 'Por seguridad borramos el número, la fecha y el código. Escríbelos otra vez.',
    },
    bank: {
      tab: 'Cuenta bancaria',
      errorsTitle: (count) =>
        count === 1 ? 'Corrige un dato de la cuenta' : `Corrige ${count} datos de la cuenta`,
      cipher: 'Ciframos los números en tu navegador: solo el procesador de pagos puede leerlos.',
      wiped: 'Por seguridad borramos el número de ruta y el de cuenta. Escríbelos otra vez.',
    },
  } satisfies Readonly<Record<PaymentKind, KindWords>>,
  card: {
    accepted: 'Crédito o débito',
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
    where: 'Los números están abajo en tus cheques, o míralos en la app de tu banco.',
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
