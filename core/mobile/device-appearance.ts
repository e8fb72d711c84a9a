import type { Reader } from '../shared/reader.ts'
import { integerField, invalid, oneOfField, recordField, textField } from '../shared/reader.ts'

/** Drawings of devices. A family is a form: a phone's cameras, a watch's case, an accessory's kind. */
export const deviceFamilies = {
  phone: [
    'squareCameraPhone',
    'pillCameraPhone',
    'plateauCameraPhone',
    'columnCameraPhone',
    'rowCameraPhone',
    'visorCameraPhone',
    'islandCameraPhone',
    'gridCameraPhone',
    'roundCameraPhone',
    'homeButtonPhone',
    'ruggedPhone',
    'foldPhone',
    'flipPhone',
    'coverFlipPhone',
    'keyPhone',
  ],
  tablet: ['slimTablet', 'homeButtonTablet', 'wideTablet', 'ruggedTablet'],
  watch: ['squareWatch', 'ruggedSquareWatch', 'roundWatch', 'cushionWatch', 'bezelWatch'],
  accessory: [
    'stemEarbuds',
    'roundEarbuds',
    'wiredEarbuds',
    'headphones',
    'charger',
    'wirelessCharger',
    'cable',
    'powerBank',
    'phoneCase',
    'screenGlass',
    'tag',
    'stylus',
    'keyboardCover',
    'folio',
    'stand',
    'speaker',
    'watchBand',
  ],
} as const

const families = Object.values(deviceFamilies).flat()

export type DeviceFamily = (typeof families)[number]

/** Drawn device: its form, front in millimetres, and number of repeated parts, such as lenses or ports (MOB-06). */
export type DeviceAppearance = {
  readonly family: DeviceFamily
  readonly width: number
  readonly height: number
  readonly parts: number
}

/** Limits of the look of a device; sizes in millimetres. */
export const appearanceLimits = { min: 5, max: 400, parts: 4 } as const

const millimetres = integerField(appearanceLimits.min, appearanceLimits.max)

export const appearanceField: Reader<DeviceAppearance> = recordField<DeviceAppearance>({
  family: oneOfField(families),
  width: millimetres,
  height: millimetres,
  parts: integerField(0, appearanceLimits.parts),
})

const SWATCH = /^#[0-9a-f]{6}$/

/** Reads the colour of a swatch: a hex value in lower case. */
export const swatchField: Reader<string> = (value, field) => {
  const read = textField(7)(value, field)
  return read._tag === 'Right' && !SWATCH.test(read.right) ? invalid(field, 'unknownValue') : read
}
