import type { Brand } from '#core/brand/brand.ts'
import type { DevicePage } from '#core/mobile/device-pages.ts'
import { devicePages } from '#core/mobile/device-pages.ts'
import type { PageRoute } from '#core/routes/site-pages.ts'

type DeviceData = Brand['site']['devices']

const known = new WeakMap<DeviceData, ReadonlyMap<PageRoute, DevicePage>>()

/** Returns the pages about the devices of a brand by their paths. They are listed once for each brand. */
const pagesByPath = ({ site: { devices } }: Pick<Brand, 'site'>): ReadonlyMap<PageRoute, DevicePage> => {
  const found = known.get(devices) ?? new Map(devicePages(devices).map((page) => [page.path, page]))
  known.set(devices, found)
  return found
}

/** Lists the pages about the devices of a brand. */
export const devicePagesOf = (brand: Pick<Brand, 'site'>): readonly DevicePage[] => [
  ...pagesByPath(brand).values(),
]

/** Returns the page about devices at a path; null for another path. */
export const devicePageAt = (brand: Pick<Brand, 'site'>, path: PageRoute): DevicePage | null =>
  pagesByPath(brand).get(path) ?? null
