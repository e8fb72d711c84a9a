import { motorola as color } from './colors.ts'
import { rowsOf } from './device.ts'

export const motorolaPhones = rowsOf('DEVICE', 'Motorola', [
  {
    name: 'razr ultra (2025)',
    about: {
      es: 'Teléfono plegable de bolsillo: 7 pulgadas abierto y 4 en la pantalla exterior.',
      en: 'A pocket foldable phone: 7 inches open and 4 on the outer screen.',
    },
    colors: [color.rioRed, color.scarab, color.mountainTrail],
    look: ['coverFlipPhone', 74, 172, 2],
    prices: { '512 GB': 129_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'razr+ (2024)',
    about: {
      es: 'Teléfono plegable de bolsillo con pantalla exterior de 4 pulgadas.',
      en: 'A pocket foldable phone with a 4-inch outer screen.',
    },
    colors: [color.peachFuzz, color.midnightBlue, color.springGreen, color.hotPink],
    look: ['coverFlipPhone', 73, 171, 2],
    prices: { '256 GB': 89_999 },
    deals: ['deviceDiscount'],
    soldOut: [[color.hotPink]],
  },
  {
    name: 'razr (2024)',
    about: {
      es: 'Teléfono plegable de bolsillo con pantalla exterior de 3.6 pulgadas.',
      en: 'A pocket foldable phone with a 3.6-inch outer screen.',
    },
    colors: [color.spritzOrange, color.sand, color.koala],
    look: ['flipPhone', 74, 171, 2],
    prices: { '256 GB': 64_999 },
    deals: ['deviceDiscount', 'tradeInPromo'],
  },
  {
    name: 'edge (2025)',
    about: {
      es: 'Pantalla curva de 6.7 pulgadas y tres cámaras traseras.',
      en: 'A curved 6.7-inch screen and three rear cameras.',
    },
    colors: [color.deepForest],
    look: ['gridCameraPhone', 73, 161, 3],
    prices: { '256 GB': 54_999 },
  },
  {
    name: 'edge (2024)',
    about: {
      es: 'Pantalla curva de 6.6 pulgadas y dos cámaras traseras.',
      en: 'A curved 6.6-inch screen and two rear cameras.',
    },
    colors: [color.midnightBlue],
    look: ['gridCameraPhone', 71, 158, 2],
    prices: { '256 GB': 44_999 },
  },
  {
    name: 'moto g stylus 5G (2024)',
    about: {
      es: 'Pantalla de 6.7 pulgadas y lápiz incluido para escribir y dibujar.',
      en: 'A 6.7-inch screen and an included stylus for writing and drawing.',
    },
    colors: [color.caramel, color.scarlet],
    look: ['islandCameraPhone', 75, 163, 2],
    prices: { '256 GB': 34_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'moto g power 5G (2024)',
    about: {
      es: 'Pantalla de 6.7 pulgadas, dos cámaras traseras y carga inalámbrica.',
      en: 'A 6.7-inch screen, two rear cameras and wireless charging.',
    },
    colors: [color.orchid, color.midnightBlue],
    look: ['islandCameraPhone', 76, 167, 2],
    prices: { '128 GB': 27_999 },
  },
  {
    name: 'moto g (2025)',
    about: {
      es: 'Pantalla de 6.7 pulgadas y 5G para el día a día.',
      en: 'A 6.7-inch screen and 5G for every day.',
    },
    colors: [color.forest, color.sapphire],
    look: ['gridCameraPhone', 76, 167, 2],
    prices: { '64 GB': 17_999, '128 GB': 19_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'moto g 5G (2024)',
    about: {
      es: 'Pantalla de 6.6 pulgadas y 5G por poco dinero.',
      en: 'A 6.6-inch screen and 5G for little money.',
    },
    colors: [color.sageGreen],
    look: ['islandCameraPhone', 75, 164, 3],
    prices: { '128 GB': 15_999 },
  },
  {
    name: 'moto g play (2024)',
    about: {
      es: 'Pantalla de 6.5 pulgadas para llamadas, mensajes y redes.',
      en: 'A 6.5-inch screen for calls, messages and social media.',
    },
    colors: [color.sapphire],
    look: ['islandCameraPhone', 75, 164, 1],
    prices: { '64 GB': 12_999 },
  },
])
