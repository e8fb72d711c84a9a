import type * as es from '#ui/content/es/site/device-words.ts'
import { counted, listText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const deviceWords: Translation<typeof es.deviceWords> = {
  lists: { phones: 'Phones', tablets: 'Tablets', smartwatches: 'Watches', accessories: 'Accessories' },
  ofBrand: (list, brand) => `${brand} ${list.toLowerCase()}`,
  deals: (list) => `${list.replace(/e?s$/, '')} deals`,
  inColor: (name, color) => `${name}, ${color.toLowerCase()}`,
  all: 'All',
  dealsShort: 'Deals',
  chooseList: 'Choose by brand or deal',
  once: 'once',
  onceSpoken: (spoken) => `${spoken}, once`,
  terms: (months) => `${counted(months, 'month', 'months')} at 0% APR`,
  orOnce: (price) => `or ${price} in full`,
  payments: (count, each, last) =>
    `${counted(count, 'payment', 'payments')} of ${each} and a last one of ${last}, at 0% APR.`,
  equalPayments: (count, each) => `${count} payments of ${each}, at 0% APR.`,
  total: (price) => `Together they are ${price}, the same as paying in full.`,
  onceOnly: 'It is paid in full.',
  early: (payments, left) =>
    `You can finish early without a fee: after ${payments} payments, ${left} is left.`,
  colors: 'Color',
  colorsOf: (names) => `${counted(names.length, 'color', 'colors')}: ${listText(names)}`,
  capacity: 'Capacity and price',
  price: 'Price',
  inStock: 'In stock',
  soldOut: 'Sold out',
  soldOutHere: 'This color is sold out. Choose another one, or call us and we’ll tell you when it is back.',
  soldOutEverywhere: 'It is sold out in every color.',
  seeOthers: 'See similar ones',
  dealsHeading: 'Deals on this device',
  dealNeeds: 'To get it, you need:',
  dealNames: { deviceDiscount: 'Device discount', tradeInPromo: 'More for your old one' },
  dealAbout: {
    deviceDiscount:
      'Lowers the price of the device when you switch. You see it in your order before you pay.',
    tradeInPromo:
      'You trade in a used phone and get more credit. It comes on your bill after we check the phone.',
  },
  lacks: {
    DeviceMissing: 'to buy this device',
    TradeInMissing: 'to hand in your old device, paid off and powering on',
    PortInMissing: 'to bring your number from another company',
  },
  lackOfPlan: (plans) => `the plan ${plans.join(' or ')}`,
  dealNot:
    'It doesn’t apply to a new line without these steps. If the line is already yours, call us and we’ll check.',
  buy: (capacity) => (capacity === null ? 'Buy' : `Buy ${capacity}`),
  buyCall: 'Order by phone',
  buyPlans: 'Choose the plan',
}
