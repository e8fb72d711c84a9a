import type { OwnDevice } from '#core/brand/site-data.ts'
import type { Color } from './colors.ts'
import type { Row } from './device.ts'
import { textIn } from './device.ts'

/** A customer's own device has any colour; its drawing is light. */
const own: Color = { name: 'El tuyo', en: 'Yours', swatch: '#dfe3ea' }

const about = {
  es: 'Conserva tu teléfono y contrata solo la línea. Antes comprobamos que funcione en la red.',
  en: 'Keep your phone and get only the line. First we check that it works on the network.',
}

const aboutWatch = {
  es: 'Conserva tu reloj y contrata solo su línea. Antes comprobamos que funcione en la red.',
  en: 'Keep your watch and get only its line. First we check that it works on the network.',
}

/** Devices that customers bring: they cost nothing and are never sold out. */
export const ownDevices: readonly Row[] = [
  {
    itemType: 'BYOD',
    category: 'DEVICE',
    brand: 'Apple',
    name: { es: 'iPhone propio', en: 'iPhone of your own' },
    about,
    colors: [own],
    look: ['squareCameraPhone', 72, 147, 1],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'DEVICE',
    brand: 'Samsung',
    name: { es: 'Galaxy propio', en: 'Galaxy of your own' },
    about,
    colors: [own],
    look: ['columnCameraPhone', 72, 150, 2],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'DEVICE',
    brand: 'Google',
    name: { es: 'Pixel propio', en: 'Pixel of your own' },
    about,
    colors: [own],
    look: ['visorCameraPhone', 72, 150, 2],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'DEVICE',
    brand: 'Motorola',
    name: { es: 'moto propio', en: 'moto of your own' },
    about,
    colors: [own],
    look: ['gridCameraPhone', 75, 163, 2],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'SMART_WATCH',
    brand: 'Apple',
    name: { es: 'Watch propio', en: 'Watch of your own' },
    about: aboutWatch,
    colors: [own],
    look: ['squareWatch', 37, 44, 0],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'SMART_WATCH',
    brand: 'Samsung',
    name: { es: 'Galaxy Watch propio', en: 'Galaxy Watch of your own' },
    about: aboutWatch,
    colors: [own],
    look: ['roundWatch', 42, 42, 0],
    prices: 0,
  },
]

/** The families of devices that customers bring, as the pages about them name them. */
export const ownDeviceFamilies: readonly OwnDevice[] = ownDevices.map(({ brand, category, name }) => ({
  brand,
  category,
  name: { es: textIn(name, 'es'), en: textIn(name, 'en') },
}))
