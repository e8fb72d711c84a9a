import type { Brand } from '#core/brand/brand.ts'
import { translatedText } from '#core/brand/brand-texts.ts'
import type { FindDevice } from '#core/mobile/device-pages.ts'
import { findDetailPage } from '#core/mobile/device-pages.ts'
import { devicePagesOf } from './device-records.ts'

/** Finds the page of a device of a brand by the names of a link, in Spanish or English (MOB-21). */
export const deviceFinder =
  (brand: Pick<Brand, 'site'>): FindDevice =>
  (list, names) => {
    const inEnglish = (text: string): string => translatedText(text, brand.site.deviceEnglish)
    return findDetailPage(devicePagesOf(brand), list, names, inEnglish)?.path ?? null
  }
