import type { CartCoupon } from '#core/catalog/coded-coupon.ts'
import type { ReceiptPhone } from '#core/checkout/order.ts'
import type { Quote } from '#core/pricing/quote.ts'
import { pastDueRows } from '#ui/content/es/shared/past-due.ts'
import { money, phoneText } from '#ui/content/format.ts'

/** A row of a receipt besides its prices. */
export type ExtraRow = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly isSaved: boolean
}

/** What an order has besides its lines: its coupons, the unpaid balance it settles, and the numbers of its telephone lines. */
type Extras = {
  readonly quote: Quote
  readonly coupons?: readonly CartCoupon[]
  readonly phones?: readonly ReceiptPhone[]
}

const couponRow = ({ code, off, months }: CartCoupon): ExtraRow => ({
  id: code,
  label: `Código ${code}`,
  value: `${money(off).text} menos al mes por ${months === 1 ? '1 mes' : `${months} meses`}, ya descontado`,
  isSaved: true,
})

const phoneRow = ({ offerId, lineId, number, isPorted }: ReceiptPhone, name: string): ExtraRow => ({
  id: `${offerId} ${lineId}`,
  label: isPorted ? `Traes tu número a ${name}` : `Número de ${name}`,
  value: number === null ? 'te lo asignamos al activar' : phoneText(number),
  isSaved: false,
})

/** Returns the coupons of an order, the unpaid balance and the numbers of its lines as rows. */
export const extraRows = ({ quote, coupons = [], phones = [] }: Extras): readonly ExtraRow[] => [
  ...coupons.map(couponRow),
  ...pastDueRows(quote).map(({ id, label, amount }) => ({ id, label, value: amount, isSaved: false })),
  ...phones.map((phone) =>
    phoneRow(phone, quote.lines.find(({ offerId }) => offerId === phone.offerId)?.name ?? 'tu línea'),
  ),
]
