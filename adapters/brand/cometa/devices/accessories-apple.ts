import { apple as color } from './colors.ts'
import { rowsOf } from './device.ts'

export const appleAccessories = rowsOf('ACCESSORIES', 'Apple', [
  {
    name: 'AirPods Pro 3',
    about: {
      es: 'Auriculares inalámbricos con puntas de silicona y cancelación de ruido.',
      en: 'Wireless earbuds with silicone tips and noise cancellation.',
    },
    colors: [color.white],
    look: ['stemEarbuds', 62, 47, 2],
    prices: 24_999,
  },
  {
    name: 'AirPods 4',
    about: {
      es: 'Auriculares inalámbricos abiertos con estuche de carga USB-C.',
      en: 'Open wireless earbuds with a USB-C charging case.',
    },
    colors: [color.white],
    look: ['stemEarbuds', 50, 46, 1],
    prices: 12_999,
  },
  {
    name: 'AirPods Max',
    about: {
      es: 'Auriculares de diadema con cancelación de ruido y carga USB-C.',
      en: 'Over-ear headphones with noise cancellation and USB-C charging.',
    },
    colors: [color.blue, color.midnight, color.starlight, color.purple],
    look: ['headphones', 169, 187, 0],
    prices: 54_999,
    soldOut: [[color.purple]],
  },
  {
    name: 'EarPods (USB-C)',
    about: {
      es: 'Auriculares con cable y micrófono, para el puerto USB-C.',
      en: 'Wired earphones with a microphone, for the USB-C port.',
    },
    colors: [color.white],
    look: ['wiredEarbuds', 60, 90, 0],
    prices: 1_900,
  },
  {
    name: 'Adaptador USB-C de 20 W',
    about: {
      es: 'Cargador de pared para teléfono o tableta. El cable se vende aparte.',
      en: 'A wall charger for a phone or tablet. The cable is sold separately.',
    },
    colors: [color.white],
    look: ['charger', 42, 42, 1],
    prices: 1_900,
  },
  {
    name: 'Cargador MagSafe',
    about: {
      es: 'Disco de carga inalámbrica que se sujeta con imanes.',
      en: 'A wireless charging disc that attaches with magnets.',
    },
    colors: [color.white],
    look: ['wirelessCharger', 56, 56, 0],
    prices: 3_900,
  },
  {
    name: 'Funda de silicona con MagSafe',
    about: {
      es: 'Funda suave para el iPhone 16, compatible con la carga MagSafe.',
      en: 'A soft case for the iPhone 16, compatible with MagSafe charging.',
    },
    colors: [color.black, color.ultramarine, color.red],
    look: ['phoneCase', 74, 150, 2],
    prices: 4_900,
  },
  {
    name: 'AirTag',
    about: {
      es: 'Localizador para llaves, mochilas y maletas.',
      en: 'A tracker for keys, backpacks and suitcases.',
    },
    colors: [color.silver],
    look: ['tag', 32, 32, 0],
    prices: 2_900,
  },
  {
    name: 'Pencil Pro',
    about: {
      es: 'Lápiz para escribir y dibujar en el iPad Air y el iPad Pro.',
      en: 'A pencil for writing and drawing on iPad Air and iPad Pro.',
    },
    colors: [color.white],
    look: ['stylus', 9, 166, 0],
    prices: 12_900,
  },
  {
    name: 'Magic Keyboard Folio',
    about: {
      es: 'Teclado con apoyo para el iPad, que se quita cuando no hace falta.',
      en: 'A keyboard with a stand for the iPad, which comes off when it isn’t needed.',
    },
    colors: [color.white],
    look: ['keyboardCover', 250, 180, 0],
    prices: 24_900,
  },
  {
    name: 'Correa deportiva',
    about: {
      es: 'Correa resistente al sudor para el Apple Watch.',
      en: 'A sweat-resistant band for Apple Watch.',
    },
    colors: [color.black, color.starlight, color.lavender],
    look: ['watchBand', 24, 130, 0],
    prices: 4_900,
  },
])
