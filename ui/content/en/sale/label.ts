import type * as es from '#ui/content/es/sale/label.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const labelTexts: Translation<typeof es.labelTexts> = {
  title: 'Broadband Facts',
  price: 'Price',
  fees: 'Additional Charges & Terms',
  speeds: 'Speeds Provided with Plan',
  data: 'Data',
  policies: 'Policies and Support',
  terms: (offers) => (offers === 1 ? 'Terms of this price' : 'Terms of these prices'),
  none: 'None',
  noContract: 'No contract',
  noIntroductory: 'This is not an introductory rate.',
  months: (count) => counted(count, 'month', 'months'),
  service: (service) => `${service} Broadband Consumer Disclosure`,
}
