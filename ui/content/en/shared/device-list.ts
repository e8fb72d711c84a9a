import type * as es from '#ui/content/es/shared/device-list.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const deviceListWords: Translation<typeof es.deviceListWords> = {
  order: 'Order',
  orders: {
    featured: 'Featured',
    priceLowToHigh: 'Price: low to high',
    priceHighToLow: 'Price: high to low',
  },
  brand: 'Brand',
  monthly: 'Monthly',
  monthlyUpTo: (limit) => `Up to ${limit}`,
  capacity: 'Capacity',
  deal: 'Deal',
  any: 'Any',
  clear: 'Remove filters',
  found: (count) => counted(count, 'model', 'models'),
  none: 'No model has everything you want. Remove a filter or raise the monthly price.',
  showAll: 'See all',
  more: 'See more models',
  unknown: 'We don’t sell that model, or not in that color. These are the ones we have.',
  compare: 'Compare',
  comparison: 'Comparison',
  showComparison: 'See the comparison',
  comparing: (count, most) => `You are comparing ${count} of ${most} models`,
  stopComparing: 'End the comparison',
  model: 'Model',
  once: 'In full',
  colors: 'Colors',
  stock: 'Stock',
  inStock: 'In stock',
  noValue: 'None',
}
