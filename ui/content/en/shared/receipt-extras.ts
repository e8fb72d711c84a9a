import type * as es from '#ui/content/es/shared/receipt-extras.ts'
import { counted, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const receiptExtraWords: Translation<typeof es.receiptExtraWords> = {
  coupon: (code) => `Code ${code}`,
  couponValue: (off, months) =>
    `${money(off).text} off per month for ${counted(months, 'month', 'months')}, already deducted`,
  portedNumber: (name) => `Number you’re bringing to ${name}`,
  newNumber: (name) => `${name} number`,
  noNumber: 'we’ll assign it when you activate',
  autoPay: 'Automatic payments',
  autoPayMethod: (method) => `${method}, each bill. You end them in your account, in Your balance and bills.`,
  yourLine: 'your line',
  emergency: '911 from your home phone',
  emergencyPlace: 'registered at your service address; it doesn’t work without power or internet',
}
