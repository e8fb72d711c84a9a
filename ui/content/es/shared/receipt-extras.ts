import type { CartCoupon } from '#core/catalog/coded-coupon.ts'
import type { ReceiptPhone } from '#core/checkout/order.ts'
import type { FulfillmentMethod } from '#core/mobile/fulfillment.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { Cents } from '#core/shared/money.ts'
import { paymentText } from '#ui/content/es/sale/payment.ts'
import { deliveryWords } from '#ui/content/es/shared/delivery.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { pastDueRows } from '#ui/content/es/shared/past-due.ts'
import { tradeInRows } from '#ui/content/es/shared/trade-in-credit.ts'
import { counted, money, phoneText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** A row of a receipt besides its prices. */
export type ExtraRow = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly isSaved: boolean
}

/** What an order has besides its lines: autopay, coupons, balance, later credit, phone numbers, mobile delivery. */
type Extras = {
  readonly quote: Quote
  readonly payment: PaymentSummary | null
  readonly isAutoPay?: true
  readonly coupons?: readonly CartCoupon[]
  readonly phones?: readonly ReceiptPhone[]
  readonly delivery?: readonly FulfillmentMethod[]
}

export const receiptExtraWords = translated('receiptExtraWords', {
  coupon: (code: string): string => `Código ${code}`,
  couponValue: (off: Cents, months: number): string =>
    `${money(off).text} menos al mes por ${counted(months, 'mes', 'meses')}, ya descontado`,
  portedNumber: (name: string): string => `Traes tu número a ${name}`,
  newNumber: (name: string): string => `Número de ${name}`,
  noNumber: 'te lo asignamos al activar',
  autoPay: 'Pagos automáticos',
  autoPayMethod: (method: string): string =>
    `${method}, cada factura. Los terminas en tu cuenta, en Tu saldo y tus facturas.`,
  yourLine: 'tu línea',
  emergency: '911 desde el teléfono de casa',
  emergencyPlace: 'registrado en tu dirección de servicio; sin luz o internet no funciona',
} as const)

const couponRow = ({ code, off, months }: CartCoupon): ExtraRow => ({
  id: code,
  label: receiptExtraWords.coupon(code),
  value: receiptExtraWords.couponValue(off, months),
  isSaved: true,
})

const phoneRow = ({ offerId, lineId, number, isPorted }: ReceiptPhone, name: string): ExtraRow => ({
  id: `${offerId} ${lineId}`,
  label: isPorted ? receiptExtraWords.portedNumber(name) : receiptExtraWords.newNumber(name),
  value: number === null ? receiptExtraWords.noNumber : phoneText(number),
  isSaved: false,
})

/** Returns rows besides prices: autopay (PAY-10), coupons, balance, credit, numbers, 911 place (CHK-25), delivery. */
export const extraRows = ({
  quote,
  payment,
  isAutoPay,
  coupons = [],
  phones = [],
  delivery = [],
}: Extras): readonly ExtraRow[] => [
  ...(isAutoPay === undefined
    ? []
    : [
        {
          id: 'autoPay',
          label: receiptExtraWords.autoPay,
          value: receiptExtraWords.autoPayMethod(paymentText(payment)),
          isSaved: false,
        },
      ]),
  ...coupons.map(couponRow),
  ...pastDueRows(quote).map(({ id, label, amount }) => ({ id, label, value: amount, isSaved: false })),
  ...tradeInRows(quote).map(({ id, label, detail, amount }) => ({
    id,
    label,
    value: `${amount}. ${detail}`,
    isSaved: false,
  })),
  ...phones.map((phone) =>
    phoneRow(
      phone,
      brandText(
        quote.lines.find(({ offerId }) => offerId === phone.offerId)?.name ?? receiptExtraWords.yourLine,
      ),
    ),
  ),
  ...(quote.lines.some(({ lineOfBusiness }) => lineOfBusiness === 'Voice')
    ? [
        {
          id: '911',
          label: receiptExtraWords.emergency,
          value: receiptExtraWords.emergencyPlace,
          isSaved: false,
        },
      ]
    : []),
  ...delivery.map((method) => ({
    id: method,
    label: deliveryWords.label,
    value: deliveryWords.methods[method],
    isSaved: false,
  })),
]
