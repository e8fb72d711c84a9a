import { apple, samsung } from './colors.ts'
import type { Row } from './device.ts'
import { rowsOf } from './device.ts'

const appleWatches = rowsOf('SMART_WATCH', 'Apple', [
  {
    name: 'Watch Ultra 2',
    es: 'Reloj de titanio de 49 milímetros con línea propia, para deporte y montaña.',
    en: 'A 49-millimeter titanium watch with its own line, for sports and mountains.',
    colors: [apple.naturalTitanium, apple.blackTitanium],
    look: ['ruggedSquareWatch', 44, 49, 0],
    prices: 79_999,
    deals: ['tradeInPromo'],
  },
  {
    name: 'Watch Series 11',
    es: 'Reloj con línea propia y pantalla siempre encendida.',
    en: 'A watch with its own line and an always-on screen.',
    colors: [apple.roseGold, apple.spaceGray, apple.jetBlack, apple.silver],
    look: ['squareWatch', 39, 46, 0],
    prices: { '42 mm': 49_999, '46 mm': 52_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Watch Series 10',
    es: 'Reloj delgado con línea propia y pantalla siempre encendida.',
    en: 'A thin watch with its own line and an always-on screen.',
    colors: [apple.silver, apple.jetBlack, apple.roseGold],
    look: ['squareWatch', 36, 42, 0],
    prices: { '42 mm': 44_999, '46 mm': 47_999 },
    soldOut: [[apple.roseGold, '46 mm']],
  },
  {
    name: 'Watch SE (3.ª generación)',
    es: 'Reloj con línea propia para lo esencial: llamadas, mensajes y ejercicio.',
    en: 'A watch with its own line for the essentials: calls, messages and exercise.',
    colors: [apple.midnight, apple.starlight],
    look: ['squareWatch', 38, 44, 0],
    prices: { '40 mm': 29_999, '44 mm': 32_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Watch SE (2.ª generación)',
    es: 'Reloj con línea propia a un precio más bajo, también para niños.',
    en: 'A watch with its own line at a lower price, also for children.',
    colors: [apple.midnight, apple.starlight, apple.silver],
    look: ['squareWatch', 34, 40, 0],
    prices: 24_999,
    soldOut: [[apple.silver]],
  },
])

const galaxyWatches = rowsOf('SMART_WATCH', 'Samsung', [
  {
    name: 'Galaxy Watch Ultra LTE',
    es: 'Reloj de titanio de 47 milímetros con línea propia, para deporte al aire libre.',
    en: 'A 47-millimeter titanium watch with its own line, for outdoor sports.',
    colors: [samsung.titaniumGray, samsung.titaniumSilver, samsung.titaniumWhite],
    look: ['cushionWatch', 47, 47, 0],
    prices: 64_999,
    deals: ['tradeInPromo'],
  },
  {
    name: 'Galaxy Watch8 Classic LTE',
    es: 'Reloj de 46 milímetros con bisel que gira y línea propia.',
    en: 'A 46-millimeter watch with a rotating bezel and its own line.',
    colors: [samsung.white, samsung.black],
    look: ['bezelWatch', 46, 46, 0],
    prices: 54_999,
  },
  {
    name: 'Galaxy Watch8 LTE',
    es: 'Reloj redondo sobre una caja delgada, con línea propia.',
    en: 'A round watch on a thin case, with its own line.',
    colors: [samsung.graphite, samsung.silver],
    look: ['cushionWatch', 43, 44, 0],
    prices: { '40 mm': 39_999, '44 mm': 42_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Galaxy Watch7 LTE',
    es: 'Reloj redondo con línea propia, en dos tamaños.',
    en: 'A round watch with its own line, in two sizes.',
    colors: [samsung.fern, samsung.cream],
    look: ['roundWatch', 40, 40, 0],
    prices: { '40 mm': 34_999, '44 mm': 37_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Galaxy Watch6 Classic LTE',
    es: 'Reloj de acero con bisel que gira y línea propia.',
    en: 'A steel watch with a rotating bezel and its own line.',
    colors: [samsung.jetblack, samsung.silver],
    look: ['bezelWatch', 43, 43, 0],
    prices: 36_999,
    soldOut: 'all',
  },
  {
    name: 'Galaxy Watch FE LTE',
    es: 'Reloj redondo de 40 milímetros con línea propia, por menos.',
    en: 'A round 40-millimeter watch with its own line, for less.',
    colors: [samsung.roseGold, samsung.black, samsung.silver],
    look: ['roundWatch', 38, 38, 0],
    prices: 24_999,
  },
])

export const smartwatches: readonly Row[] = [...appleWatches, ...galaxyWatches]
