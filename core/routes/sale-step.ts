/** The places of a first sale, in order. */
export const saleSteps = [
  'address',
  'outcome',
  'products',
  'configure',
  'checkout',
  'payment',
  'schedule',
  'confirmation',
] as const
export type SaleStep = (typeof saleSteps)[number]
