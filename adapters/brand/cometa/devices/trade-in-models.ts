import { deviceSlug } from '#core/mobile/device-slug.ts'
import type { DeviceBrand } from '#core/mobile/product-detail.ts'
import type { TradeInModel } from '#core/mobile/trade-in-model.ts'
import { cents } from '#core/shared/money.ts'

/** What the models of each maker are worth in dollars without cents, the newest first. */
const dollars: readonly (readonly [DeviceBrand, Readonly<Record<string, number>>])[] = [
  [
    'Apple',
    {
      'iPhone 16 Pro Max': 560,
      'iPhone 16 Pro': 500,
      'iPhone 16': 400,
      'iPhone 15 Pro': 390,
      'iPhone 15': 310,
      'iPhone 14 Pro': 290,
      'iPhone 14': 220,
      'iPhone 13': 165,
      'iPhone 12': 105,
      'iPhone 11': 75,
      'iPhone SE (3.ª generación)': 60,
    },
  ],
  [
    'Samsung',
    {
      'Galaxy S24 Ultra': 410,
      'Galaxy S24': 260,
      'Galaxy S23 Ultra': 290,
      'Galaxy S23': 175,
      'Galaxy S22': 95,
      'Galaxy Z Flip5': 170,
      'Galaxy A54 5G': 70,
    },
  ],
  ['Google', { 'Pixel 9 Pro': 360, 'Pixel 8 Pro': 240, 'Pixel 8': 160, 'Pixel 7': 95, 'Pixel 6a': 55 }],
  ['Motorola', { 'Razr+ 2024': 210, 'Edge 2024': 100, 'Moto G Power 5G 2024': 35 }],
  ['TCL', { 'TCL 50 XL 5G': 25 }],
]

/**
 * The telephones that the shop takes in trade, each with its value when it meets every condition. Models are facts;
 * which are taken and what they are worth is chosen here.
 */
export const tradeInModels: readonly TradeInModel[] = dollars.flatMap(([brand, models]) =>
  Object.entries(models).map(([name, value]) => ({
    id: deviceSlug({ brand, name }),
    brand,
    name,
    value: cents(value * 100),
  })),
)
