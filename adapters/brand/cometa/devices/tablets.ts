import { apple, samsung } from './colors.ts'
import type { Row } from './device.ts'
import { rowsOf } from './device.ts'

const applePads = rowsOf('TABLET', 'Apple', [
  {
    name: 'iPad Pro 13 (M4)',
    es: 'Pantalla de 13 pulgadas con línea de datos, para dibujar, editar y trabajar.',
    en: 'A 13-inch screen with a data line, for drawing, editing and working.',
    colors: [apple.spaceBlack, apple.silver],
    look: ['slimTablet', 216, 282, 1],
    prices: { '256 GB': 149_999, '512 GB': 169_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'iPad Pro 11 (M4)',
    es: 'Pantalla de 11 pulgadas y cuerpo muy delgado, con línea de datos.',
    en: 'An 11-inch screen and a very thin body, with a data line.',
    colors: [apple.spaceBlack, apple.silver],
    look: ['slimTablet', 178, 250, 1],
    prices: { '256 GB': 119_999 },
  },
  {
    name: 'iPad Air 13 (M3)',
    es: 'Pantalla de 13 pulgadas con línea de datos, para estudiar y trabajar.',
    en: 'A 13-inch screen with a data line, for studying and working.',
    colors: [apple.blue, apple.spaceGray, apple.purple, apple.starlight],
    look: ['slimTablet', 215, 281, 1],
    prices: { '128 GB': 94_999, '256 GB': 104_999 },
  },
  {
    name: 'iPad Air 11 (M3)',
    es: 'Pantalla de 11 pulgadas con línea de datos, ligera para llevar.',
    en: 'An 11-inch screen with a data line, light to carry.',
    colors: [apple.purple, apple.spaceGray, apple.blue, apple.starlight],
    look: ['slimTablet', 179, 248, 1],
    prices: { '128 GB': 74_999, '256 GB': 84_999 },
    deals: ['deviceDiscount'],
    soldOut: [[apple.purple, '256 GB']],
  },
  {
    name: 'iPad mini (A17 Pro)',
    es: 'Tableta de 8.3 pulgadas que cabe en una mano, con línea de datos.',
    en: 'An 8.3-inch tablet that fits in one hand, with a data line.',
    colors: [apple.starlight, apple.spaceGray, apple.blue, apple.purple],
    look: ['slimTablet', 135, 195, 1],
    prices: { '128 GB': 64_999, '256 GB': 74_999 },
  },
  {
    name: 'iPad (11.ª generación)',
    es: 'Pantalla de 11 pulgadas con línea de datos, para toda la familia.',
    en: 'An 11-inch screen with a data line, for the whole family.',
    colors: [apple.padBlue, apple.padPink, apple.padYellow, apple.silver],
    look: ['slimTablet', 180, 249, 1],
    prices: { '128 GB': 49_999, '256 GB': 59_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'iPad (9.ª generación)',
    es: 'Pantalla de 10.2 pulgadas, botón de inicio y línea de datos.',
    en: 'A 10.2-inch screen, a home button and a data line.',
    colors: [apple.spaceGray, apple.silver],
    look: ['homeButtonTablet', 174, 251, 1],
    prices: { '64 GB': 39_999 },
    soldOut: [[apple.silver]],
  },
])

const galaxyTabs = rowsOf('TABLET', 'Samsung', [
  {
    name: 'Galaxy Tab S10+ 5G',
    es: 'Pantalla de 12.4 pulgadas, lápiz S Pen incluido y línea de datos 5G.',
    en: 'A 12.4-inch screen, an included S Pen and a 5G data line.',
    colors: [samsung.graphite, samsung.silver],
    look: ['wideTablet', 285, 185, 2],
    prices: { '256 GB': 114_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'Galaxy Tab S10 FE 5G',
    es: 'Pantalla de 10.9 pulgadas, lápiz S Pen incluido y línea de datos 5G.',
    en: 'A 10.9-inch screen, an included S Pen and a 5G data line.',
    colors: [samsung.icyBlue, samsung.gray, samsung.silver],
    look: ['wideTablet', 254, 166, 1],
    prices: { '128 GB': 59_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Galaxy Tab S9 FE 5G',
    es: 'Pantalla de 10.9 pulgadas, resistente al agua, con lápiz S Pen y 5G.',
    en: 'A 10.9-inch screen, resistant to water, with an S Pen and 5G.',
    colors: [samsung.mint, samsung.gray, samsung.lavender],
    look: ['wideTablet', 250, 166, 1],
    prices: { '128 GB': 49_999 },
    soldOut: [[samsung.lavender]],
  },
  {
    name: 'Galaxy Tab A9+ 5G',
    es: 'Pantalla de 11 pulgadas y cuatro altavoces, para ver series en casa.',
    en: 'An 11-inch screen and four speakers, for watching series at home.',
    colors: [samsung.graphite, samsung.silver],
    look: ['wideTablet', 257, 169, 1],
    prices: { '64 GB': 26_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Galaxy Tab Active5 5G',
    es: 'Tableta reforzada de 8 pulgadas para trabajar fuera, con lápiz S Pen.',
    en: 'A rugged 8-inch tablet for working outdoors, with an S Pen.',
    colors: [samsung.green],
    look: ['ruggedTablet', 127, 214, 1],
    prices: { '128 GB': 54_999 },
  },
])

export const tablets: readonly Row[] = [...applePads, ...galaxyTabs]
