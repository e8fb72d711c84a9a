import { google, motorola, others, samsung } from './colors.ts'
import type { Row } from './device.ts'
import { rowsOf } from './device.ts'

const ofSamsung = rowsOf('ACCESSORIES', 'Samsung', [
  {
    name: 'Galaxy Buds3 Pro',
    es: 'Auriculares inalámbricos con tallo y cancelación de ruido.',
    en: 'Wireless earbuds with stems and noise cancellation.',
    colors: [samsung.silver, samsung.white],
    look: ['stemEarbuds', 49, 51, 2],
    prices: 22_999,
  },
  {
    name: 'Galaxy Buds FE',
    es: 'Auriculares inalámbricos pequeños con cancelación de ruido.',
    en: 'Small wireless earbuds with noise cancellation.',
    colors: [samsung.graphite, samsung.white],
    look: ['roundEarbuds', 50, 50, 0],
    prices: 9_999,
  },
  {
    name: 'Cargador rápido de 45 W',
    es: 'Cargador de pared USB-C con cable.',
    en: 'A USB-C wall charger with a cable.',
    colors: [samsung.black],
    look: ['charger', 44, 50, 1],
    prices: 4_999,
  },
  {
    name: 'Cargador inalámbrico doble',
    es: 'Base que carga un celular y un reloj a la vez.',
    en: 'A pad that charges a phone and a watch at once.',
    colors: [samsung.black],
    look: ['wirelessCharger', 150, 86, 0],
    prices: 7_999,
  },
  {
    name: 'Batería portátil de 10,000 mAh',
    es: 'Batería para cargar el celular lejos de un enchufe.',
    en: 'A battery to charge your phone away from an outlet.',
    colors: [samsung.cream],
    look: ['powerBank', 72, 150, 2],
    prices: 5_999,
    soldOut: 'all',
  },
  {
    name: 'Galaxy SmartTag2',
    es: 'Localizador con anilla para llaves y bolsos.',
    en: 'A tracker with a ring for keys and bags.',
    colors: [samsung.black, samsung.white],
    look: ['tag', 29, 52, 0],
    prices: 2_999,
  },
  {
    name: 'Funda con teclado Book Cover',
    es: 'Funda con teclado y apoyo para la tableta Galaxy.',
    en: 'A cover with a keyboard and a stand for Galaxy tablets.',
    colors: [samsung.graphite],
    look: ['keyboardCover', 285, 190, 0],
    prices: 19_999,
  },
  {
    name: 'Funda transparente',
    es: 'Funda que deja ver el color del Galaxy S25.',
    en: 'A case that shows the color of the Galaxy S25.',
    colors: [others.transparent],
    look: ['phoneCase', 73, 149, 3],
    prices: 1_999,
  },
])

const ofGoogle = rowsOf('ACCESSORIES', 'Google', [
  {
    name: 'Pixel Buds Pro 2',
    es: 'Auriculares inalámbricos pequeños con cancelación de ruido.',
    en: 'Small wireless earbuds with noise cancellation.',
    colors: [google.peony, google.porcelain, google.hazel],
    look: ['roundEarbuds', 63, 50, 1],
    prices: 22_999,
  },
  {
    name: 'Pixel Buds A-Series',
    es: 'Auriculares inalámbricos ligeros con estuche de carga.',
    en: 'Light wireless earbuds with a charging case.',
    colors: [google.snow, google.charcoal],
    look: ['roundEarbuds', 47, 63, 2],
    prices: 9_900,
    soldOut: [[google.charcoal]],
  },
  {
    name: 'Cargador USB-C de 45 W',
    es: 'Cargador de pared para celulares Pixel. El cable se vende aparte.',
    en: 'A wall charger for Pixel phones. The cable is sold separately.',
    colors: [google.snow],
    look: ['charger', 40, 56, 1],
    prices: 2_999,
  },
  {
    name: 'Cable USB-C a USB-C',
    es: 'Cable para cargar y pasar datos, con USB-C en ambos extremos.',
    en: 'A cable for charging and data, with USB-C at both ends.',
    colors: [google.snow],
    look: ['cable', 60, 60, 0],
    prices: 1_999,
  },
  {
    name: 'Base Pixel Stand',
    es: 'Soporte que carga el celular de pie, para verlo desde la mesa.',
    en: 'A stand that charges the phone upright, so you can see it from the table.',
    colors: [google.snow],
    look: ['stand', 80, 110, 0],
    prices: 7_900,
  },
  {
    name: 'Funda para Pixel 9',
    es: 'Funda de silicona que protege los bordes y las cámaras.',
    en: 'A silicone case that protects the edges and the cameras.',
    colors: [google.obsidian, google.peony, google.wintergreen],
    look: ['phoneCase', 76, 156, 1],
    prices: 3_499,
  },
])

const ofMotorola = rowsOf('ACCESSORIES', 'Motorola', [
  {
    name: 'moto buds+',
    es: 'Auriculares inalámbricos con tallo y cancelación de ruido.',
    en: 'Wireless earbuds with stems and noise cancellation.',
    colors: [motorola.forest, motorola.sand],
    look: ['stemEarbuds', 64, 54, 1],
    prices: 14_999,
  },
  {
    name: 'moto tag',
    es: 'Localizador redondo para llaves y equipaje.',
    en: 'A round tracker for keys and luggage.',
    colors: [motorola.sageGreen, motorola.starlightBlue],
    look: ['tag', 38, 38, 1],
    prices: 2_999,
  },
  {
    name: 'Cargador TurboPower de 30 W',
    es: 'Cargador de pared USB-C para el celular.',
    en: 'A USB-C wall charger for your phone.',
    colors: [motorola.jet],
    look: ['charger', 46, 62, 1],
    prices: 2_999,
  },
  {
    name: 'Protector de pantalla de vidrio',
    es: 'Lámina de vidrio templado para el moto g (2025).',
    en: 'A sheet of tempered glass for the moto g (2025).',
    colors: [others.transparent],
    look: ['screenGlass', 74, 164, 0],
    prices: 2_499,
  },
])

const ofTcl = rowsOf('ACCESSORIES', 'TCL', [
  {
    name: 'MOVEAUDIO S600',
    es: 'Auriculares inalámbricos con estuche de carga y cancelación de ruido.',
    en: 'Wireless earbuds with a charging case and noise cancellation.',
    colors: [others.black, others.white],
    look: ['stemEarbuds', 58, 60, 2],
    prices: 7_999,
  },
  {
    name: 'MOVEAUDIO S108',
    es: 'Auriculares inalámbricos sencillos con estuche de carga.',
    en: 'Simple wireless earbuds with a charging case.',
    colors: [others.black, others.blue],
    look: ['roundEarbuds', 58, 42, 0],
    prices: 2_999,
  },
  {
    name: 'T-PEN',
    es: 'Lápiz para escribir en las tabletas NXTPAPER.',
    en: 'A pen for writing on NXTPAPER tablets.',
    colors: [others.black],
    look: ['stylus', 10, 150, 1],
    prices: 4_999,
  },
  {
    name: 'Funda con tapa para TCL 50 XL',
    es: 'Funda que cubre la pantalla y guarda dos tarjetas.',
    en: 'A case that covers the screen and holds two cards.',
    colors: [others.midnight, others.pink],
    look: ['folio', 80, 172, 2],
    prices: 2_499,
  },
  {
    name: 'Altavoz portátil',
    es: 'Altavoz Bluetooth pequeño, para la mesa o la playa.',
    en: 'A small Bluetooth speaker, for the table or the beach.',
    colors: [others.blue],
    look: ['speaker', 95, 110, 0],
    prices: 4_999,
  },
])

export const otherAccessories: readonly Row[] = [...ofSamsung, ...ofGoogle, ...ofMotorola, ...ofTcl]
