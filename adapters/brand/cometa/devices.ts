import type { DeviceBrand, DeviceCategory, DevicePrice, ProductDetail } from '#core/mobile/product-detail.ts'
import { cents } from '#core/shared/money.ts'

/** Number of interest-free monthly payments of a device. */
const TERM = 36

type Model = {
  readonly category: DeviceCategory
  readonly brand: DeviceBrand
  readonly name: string
  readonly description: string
  readonly colors: readonly string[]
  /** The full price of each capacity, in cents; a null capacity is the only one. */
  readonly capacities: readonly (readonly [capacity: string | null, price: number])[]
  readonly deals?: readonly string[]
}

const pricesOf = (price: number): readonly DevicePrice[] => [
  { id: 'oneTime', originalPrice: cents(price), term: null },
  { id: 'recurring', originalPrice: cents(Math.ceil(price / TERM)), term: TERM },
]

const device = ({ colors, capacities, deals = [], ...model }: Model): ProductDetail => ({
  ...model,
  colors: colors.map((name) => ({ name })),
  variants: colors.flatMap((name) =>
    capacities.map(([capacity, price]) => ({
      color: { name },
      capacity,
      images: { hero: { url: '/devices/hero.avif' }, primary: { url: '/devices/primary.avif' } },
      prices: pricesOf(price),
    })),
  ),
  deals,
})

/**
 * The devices of the mobile shop. The specification (section 3) gives the brands, the lowest and highest telephone price, and the highest watch
 * price. The other models, colours, capacities and prices are chosen here. The monthly price is a thirty-sixth of the full price, rounded up. A
 * customer's own watch has no price and is not a device of the shop.
 */
export const devices: readonly ProductDetail[] = [
  device({
    category: 'DEVICE',
    brand: 'Samsung',
    name: 'Galaxy Z Fold6',
    description: 'Teléfono plegable con pantalla de 7.6 pulgadas.',
    colors: ['Azul', 'Plata', 'Rosa'],
    capacities: [
      ['256 GB', 189_999],
      ['512 GB', 201_999],
    ],
    deals: ['tradeInPromo'],
  }),
  device({
    category: 'DEVICE',
    brand: 'Apple',
    name: 'iPhone 16',
    description: 'Pantalla de 6.1 pulgadas y cámara de 48 megapíxeles.',
    colors: ['Negro', 'Blanco', 'Ultramar'],
    capacities: [
      ['128 GB', 82_999],
      ['256 GB', 92_999],
    ],
    deals: ['deviceDiscount', 'tradeInPromo'],
  }),
  device({
    category: 'DEVICE',
    brand: 'Google',
    name: 'Pixel 9',
    description: 'Pantalla de 6.3 pulgadas y siete años de actualizaciones.',
    colors: ['Obsidiana', 'Porcelana'],
    capacities: [['128 GB', 79_999]],
    deals: ['deviceDiscount'],
  }),
  device({
    category: 'DEVICE',
    brand: 'Motorola',
    name: 'moto g power 5G',
    description: 'Pantalla de 6.7 pulgadas y batería para dos días.',
    colors: ['Orquídea', 'Gris'],
    capacities: [['128 GB', 29_999]],
  }),
  device({
    category: 'DEVICE',
    brand: 'TCL',
    name: '50 XL 5G',
    description: 'Pantalla de 6.8 pulgadas a buen precio.',
    colors: ['Gris'],
    capacities: [['128 GB', 15_999]],
  }),
  device({
    category: 'DEVICE',
    brand: 'Orbic',
    name: 'Journey V',
    description: 'Teléfono con tapa y teclas grandes.',
    colors: ['Negro'],
    capacities: [['8 GB', 10_800]],
  }),
  device({
    category: 'TABLET',
    brand: 'Apple',
    name: 'iPad (11.ª generación)',
    description: 'Pantalla de 11 pulgadas con línea de datos.',
    colors: ['Azul', 'Plata'],
    capacities: [
      ['128 GB', 49_999],
      ['256 GB', 59_999],
    ],
  }),
  device({
    category: 'TABLET',
    brand: 'Samsung',
    name: 'Galaxy Tab A9+ 5G',
    description: 'Pantalla de 11 pulgadas y cuatro altavoces.',
    colors: ['Grafito'],
    capacities: [['64 GB', 26_999]],
    deals: ['deviceDiscount'],
  }),
  device({
    category: 'SMART_WATCH',
    brand: 'Apple',
    name: 'Watch Ultra 2',
    description: 'Reloj de titanio con línea propia y 36 horas de batería.',
    colors: ['Negro', 'Titanio natural'],
    capacities: [[null, 79_999]],
  }),
  device({
    category: 'SMART_WATCH',
    brand: 'Samsung',
    name: 'Galaxy Watch7 LTE',
    description: 'Reloj de 40 milímetros con línea propia.',
    colors: ['Verde', 'Crema'],
    capacities: [[null, 34_999]],
  }),
  device({
    category: 'ACCESSORIES',
    brand: 'Apple',
    name: 'AirPods 4',
    description: 'Auriculares inalámbricos con estuche de carga.',
    colors: ['Blanco'],
    capacities: [[null, 12_999]],
  }),
  device({
    category: 'ACCESSORIES',
    brand: 'Samsung',
    name: 'Cargador rápido de 45 W',
    description: 'Cargador de pared USB-C.',
    colors: ['Negro'],
    capacities: [[null, 4_999]],
  }),
]
