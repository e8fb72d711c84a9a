import { apple as color } from './colors.ts'
import { rowsOf } from './device.ts'

export const applePhones = rowsOf('DEVICE', 'Apple', [
  {
    name: 'iPhone 17 Pro Max',
    about: {
      es: 'Pantalla de 6.9 pulgadas y tres cámaras traseras. Para quien ve y graba mucho video.',
      en: 'A 6.9-inch screen and three rear cameras. For people who watch and record a lot of video.',
    },
    colors: [color.cosmicOrange, color.silver, color.deepBlue],
    look: ['plateauCameraPhone', 78, 163, 3],
    prices: { '256 GB': 119_999, '512 GB': 139_999 },
    deals: ['tradeInPromo'],
    soldOut: [[color.cosmicOrange, '512 GB']],
  },
  {
    name: 'iPhone 17 Pro',
    about: {
      es: 'Pantalla de 6.3 pulgadas y tres cámaras traseras en un teléfono fácil de sostener.',
      en: 'A 6.3-inch screen and three rear cameras in a phone that is easy to hold.',
    },
    colors: [color.deepBlue, color.silver, color.cosmicOrange],
    look: ['plateauCameraPhone', 72, 150, 3],
    prices: { '256 GB': 109_999, '512 GB': 129_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'iPhone Air',
    about: {
      es: 'Pantalla de 6.5 pulgadas en un cuerpo muy delgado, con una cámara trasera. Usa solo eSIM.',
      en: 'A 6.5-inch screen in a very thin body, with one rear camera. It uses eSIM only.',
    },
    colors: [color.skyBlue, color.spaceBlack, color.cloudWhite, color.lightGold],
    look: ['plateauCameraPhone', 75, 156, 1],
    prices: { '256 GB': 99_999, '512 GB': 119_999 },
  },
  {
    name: 'iPhone 17',
    about: {
      es: 'Pantalla de 6.3 pulgadas y dos cámaras traseras. Usa solo eSIM.',
      en: 'A 6.3-inch screen and two rear cameras. It uses eSIM only.',
    },
    colors: [color.lavender, color.black, color.white, color.mistBlue, color.sage],
    look: ['pillCameraPhone', 71, 150, 2],
    prices: { '256 GB': 82_999, '512 GB': 102_999 },
    deals: ['deviceDiscount', 'tradeInPromo'],
  },
  {
    name: 'iPhone 16 Pro Max',
    about: {
      es: 'Pantalla de 6.9 pulgadas, cuerpo de titanio y tres cámaras traseras.',
      en: 'A 6.9-inch screen, a titanium body and three rear cameras.',
    },
    colors: [color.naturalTitanium, color.blackTitanium, color.whiteTitanium, color.desertTitanium],
    look: ['squareCameraPhone', 78, 163, 3],
    prices: { '256 GB': 109_999, '512 GB': 129_999 },
    soldOut: [[color.whiteTitanium]],
  },
  {
    name: 'iPhone 16 Pro',
    about: {
      es: 'Pantalla de 6.3 pulgadas, cuerpo de titanio y tres cámaras traseras.',
      en: 'A 6.3-inch screen, a titanium body and three rear cameras.',
    },
    colors: [color.desertTitanium, color.blackTitanium, color.whiteTitanium, color.naturalTitanium],
    look: ['squareCameraPhone', 71, 150, 3],
    prices: { '128 GB': 94_999, '256 GB': 104_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'iPhone 16 Plus',
    about: {
      es: 'Pantalla de 6.7 pulgadas y dos cámaras traseras. Cómodo para leer y ver series.',
      en: 'A 6.7-inch screen and two rear cameras. Comfortable for reading and watching series.',
    },
    colors: [color.teal, color.black, color.white, color.pink, color.ultramarine],
    look: ['pillCameraPhone', 78, 161, 2],
    prices: { '128 GB': 82_999, '256 GB': 92_999 },
    soldOut: [[color.teal, '256 GB']],
  },
  {
    name: 'iPhone 16',
    about: {
      es: 'Pantalla de 6.1 pulgadas y cámara principal de 48 megapíxeles.',
      en: 'A 6.1-inch screen and a 48-megapixel main camera.',
    },
    colors: [color.ultramarine, color.black, color.white, color.pink, color.teal],
    look: ['pillCameraPhone', 72, 148, 2],
    prices: { '128 GB': 72_999, '256 GB': 82_999 },
    deals: ['deviceDiscount', 'tradeInPromo'],
  },
  {
    name: 'iPhone 16e',
    about: {
      es: 'Pantalla de 6.1 pulgadas y una cámara trasera de 48 megapíxeles.',
      en: 'A 6.1-inch screen and a single 48-megapixel rear camera.',
    },
    colors: [color.white, color.black],
    look: ['pillCameraPhone', 72, 147, 1],
    prices: { '128 GB': 59_999, '256 GB': 69_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'iPhone 15 Plus',
    about: {
      es: 'Pantalla de 6.7 pulgadas, dos cámaras traseras y puerto USB-C.',
      en: 'A 6.7-inch screen, two rear cameras and a USB-C port.',
    },
    colors: [color.green, color.black, color.blue, color.yellow],
    look: ['squareCameraPhone', 78, 161, 2],
    prices: { '128 GB': 69_999 },
    soldOut: [[color.yellow]],
  },
  {
    name: 'iPhone 15',
    about: {
      es: 'Pantalla de 6.1 pulgadas, dos cámaras traseras y puerto USB-C.',
      en: 'A 6.1-inch screen, two rear cameras and a USB-C port.',
    },
    colors: [color.pink, color.black, color.blue, color.green],
    look: ['squareCameraPhone', 72, 148, 2],
    prices: { '128 GB': 59_999, '256 GB': 69_999 },
  },
  {
    name: 'iPhone 14',
    about: {
      es: 'Pantalla de 6.1 pulgadas y dos cámaras traseras, a un precio más bajo.',
      en: 'A 6.1-inch screen and two rear cameras, at a lower price.',
    },
    colors: [color.purple, color.midnight, color.starlight, color.red],
    look: ['squareCameraPhone', 71, 146, 2],
    prices: { '128 GB': 49_999 },
    soldOut: [[color.red]],
  },
  {
    name: 'iPhone SE (3.ª generación)',
    about: {
      es: 'Teléfono pequeño de 4.7 pulgadas, con botón de inicio y lector de huella.',
      en: 'A small 4.7-inch phone, with a home button and a fingerprint reader.',
    },
    colors: [color.midnight, color.starlight, color.red],
    look: ['homeButtonPhone', 67, 138, 1],
    prices: { '64 GB': 37_999 },
    soldOut: [[color.midnight], [color.red]],
  },
])
