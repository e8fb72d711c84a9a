import { translatedText } from '#core/brand/brand-texts.ts'
import type { OwnDevice } from '#core/brand/site-data.ts'
import { own } from './colors.ts'
import type { Row } from './device.ts'
import { deviceNamesEnglish } from '../device-names.ts'

const about = {
  es: 'Conserva tu celular y contrata solo la línea. Antes comprobamos que funcione en la red.',
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
    name: 'iPhone propio',
    ...about,
    colors: [own],
    look: ['squareCameraPhone', 72, 147, 1],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'DEVICE',
    brand: 'Samsung',
    name: 'Galaxy propio',
    ...about,
    colors: [own],
    look: ['columnCameraPhone', 72, 150, 2],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'DEVICE',
    brand: 'Google',
    name: 'Pixel propio',
    ...about,
    colors: [own],
    look: ['visorCameraPhone', 72, 150, 2],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'DEVICE',
    brand: 'Motorola',
    name: 'moto propio',
    ...about,
    colors: [own],
    look: ['gridCameraPhone', 75, 163, 2],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'SMART_WATCH',
    brand: 'Apple',
    name: 'Watch propio',
    ...aboutWatch,
    colors: [own],
    look: ['squareWatch', 37, 44, 0],
    prices: 0,
  },
  {
    itemType: 'BYOD',
    category: 'SMART_WATCH',
    brand: 'Samsung',
    name: 'Galaxy Watch propio',
    ...aboutWatch,
    colors: [own],
    look: ['roundWatch', 42, 42, 0],
    prices: 0,
  },
]

/** The families of devices that customers bring, as the pages about them name them. */
export const ownDeviceFamilies: readonly OwnDevice[] = ownDevices.map(({ brand, category, name }) => ({
  brand,
  category,
  name: { es: name, en: translatedText(name, deviceNamesEnglish) },
}))
