import type { BrandTexts } from '#core/brand/brand-texts.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { appleAccessories } from './accessories-apple.ts'
import { otherAccessories } from './accessories-others.ts'
import type { Row } from './device.ts'
import { deviceOf, englishOf } from './device.ts'
import { ownDevices } from './own-devices.ts'
import { applePhones } from './phones-apple.ts'
import { googlePhones } from './phones-google.ts'
import { motorolaPhones } from './phones-motorola.ts'
import { otherPhones } from './phones-others.ts'
import { samsungPhones } from './phones-samsung.ts'
import { smartwatches } from './smartwatches.ts'
import { tablets } from './tablets.ts'

/** Joins lists by taking the first of each, then the second of each, so that a list shows every maker early. */
const interleaved = (lists: readonly (readonly Row[])[]): readonly Row[] => {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

const rows: readonly Row[] = [
  ...interleaved([samsungPhones, applePhones, googlePhones, motorolaPhones, otherPhones]),
  ...tablets,
  ...smartwatches,
  ...interleaved([appleAccessories, otherAccessories]),
  ...ownDevices,
]

/**
 * Mobile shop devices in featured order. The specification (section 3) gives makers, telephone price limits and
 * the range of watch prices. Models and colour names are facts; the selection, prices, deals and stock are chosen here.
 */
export const devices: readonly ProductDetail[] = rows.map(deviceOf)

/** The English of the texts of the devices. */
export const deviceEnglish: BrandTexts = Object.assign({}, ...rows.map(englishOf)) as BrandTexts
