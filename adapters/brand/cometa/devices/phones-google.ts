import { google as color } from './colors.ts'
import { rowsOf } from './device.ts'

export const googlePhones = rowsOf('DEVICE', 'Google', [
  {
    name: 'Pixel 9 Pro Fold',
    about: {
      es: 'Teléfono plegable que se abre como un libro, con pantalla interior de 8 pulgadas.',
      en: 'A foldable phone that opens like a book, with an 8-inch inner screen.',
    },
    colors: [color.porcelain, color.obsidian],
    look: ['foldPhone', 150, 155, 3],
    prices: { '256 GB': 169_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'Pixel 10 Pro',
    about: {
      es: 'Pantalla de 6.3 pulgadas y tres cámaras traseras.',
      en: 'A 6.3-inch screen and three rear cameras.',
    },
    colors: [color.jade, color.moonstone, color.porcelain, color.obsidian],
    look: ['visorCameraPhone', 72, 152, 3],
    prices: { '128 GB': 99_999, '256 GB': 109_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'Pixel 10',
    about: {
      es: 'Pantalla de 6.3 pulgadas y tres cámaras traseras, con siete años de actualizaciones.',
      en: 'A 6.3-inch screen and three rear cameras, with seven years of updates.',
    },
    colors: [color.indigo, color.frost, color.lemongrass, color.obsidian],
    look: ['visorCameraPhone', 72, 153, 3],
    prices: { '128 GB': 79_999, '256 GB': 89_999 },
    deals: ['deviceDiscount', 'tradeInPromo'],
  },
  {
    name: 'Pixel 9 Pro XL',
    about: {
      es: 'Pantalla de 6.8 pulgadas y tres cámaras traseras.',
      en: 'A 6.8-inch screen and three rear cameras.',
    },
    colors: [color.roseQuartz, color.obsidian, color.porcelain, color.hazel],
    look: ['visorCameraPhone', 77, 163, 3],
    prices: { '128 GB': 94_999, '256 GB': 104_999 },
    soldOut: [[color.hazel, '256 GB']],
  },
  {
    name: 'Pixel 9',
    about: {
      es: 'Pantalla de 6.3 pulgadas y siete años de actualizaciones.',
      en: 'A 6.3-inch screen and seven years of updates.',
    },
    colors: [color.peony, color.obsidian, color.porcelain, color.wintergreen],
    look: ['visorCameraPhone', 72, 153, 2],
    prices: { '128 GB': 69_999, '256 GB': 79_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Pixel 9a',
    about: {
      es: 'Pantalla de 6.3 pulgadas, con las cámaras a ras del cuerpo y siete años de actualizaciones.',
      en: 'A 6.3-inch screen, with cameras that sit flush and seven years of updates.',
    },
    colors: [color.iris, color.obsidian, color.porcelain, color.peony],
    look: ['rowCameraPhone', 73, 155, 2],
    prices: { '128 GB': 49_999, '256 GB': 59_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Pixel 8',
    about: {
      es: 'Pantalla de 6.2 pulgadas y dos cámaras traseras, en tamaño compacto.',
      en: 'A 6.2-inch screen and two rear cameras, in a compact size.',
    },
    colors: [color.rose, color.obsidian, color.hazel],
    look: ['visorCameraPhone', 71, 150, 2],
    prices: { '128 GB': 54_999 },
    soldOut: [[color.rose]],
  },
  {
    name: 'Pixel 8a',
    about: {
      es: 'Pantalla de 6.1 pulgadas y dos cámaras traseras. De los más pequeños de la lista.',
      en: 'A 6.1-inch screen and two rear cameras. One of the smallest on the list.',
    },
    colors: [color.bay, color.obsidian, color.porcelain, color.aloe],
    look: ['rowCameraPhone', 73, 152, 2],
    prices: { '128 GB': 39_999 },
    soldOut: 'all',
  },
])
