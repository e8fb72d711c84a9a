import type * as es from '#ui/content/es/sale/step-names.ts'
import type { Translation } from '#ui/content/language.ts'

export const stepNames: Translation<typeof es.stepNames> = {
  address: { title: 'Enter your address', label: 'Address' },
  bundle: { title: 'Bundles for your home' },
  serviceSelection: { title: 'Choose your services' },
  bulkIncluded: { title: 'Included in your building' },
  included: { title: 'Included with your address' },
  cartDetails: { title: 'Order details' },
  customize: { title: 'Your mobile lines' },
  products: { title: 'Internet plans', label: 'Plan' },
  configure: { title: 'Build your order', label: 'Services' },
  checkout: { title: 'Your information', label: 'Your details' },
  payment: { title: 'Payment', label: 'Payment' },
  schedule: { title: 'Installation date', label: 'Visit' },
  confirmation: { title: 'Order confirmed' },
}
