import type { DeviceCategory } from '#core/mobile/product-detail.ts'
import type { SpeedTest } from '#core/ports/speed-test.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { ZipAreas } from '#core/stores/nearest-stores.ts'
import type { PageQuery } from './form-query.ts'
import type { Meanwhile } from './wake.ts'

/** What the tools of public pages need from outside. */
export type ToolPorts = {
  readonly clock: Clock
  readonly speedTest: SpeedTest
  readonly query: PageQuery
  /** The IANA name of the visitor's time zone. */
  readonly timeZone: () => string
  /** Loads the SKUs of a category that are in stock now; null when they cannot be loaded. */
  readonly loadStock: (category: DeviceCategory) => Promise<ReadonlySet<string> | null>
  /** Loads the areas of zips; null when they cannot be loaded. */
  readonly loadZipAreas: () => Promise<ZipAreas | null>
}

/** Activates a tool's markup. Typed text stays; a form submitted meanwhile is answered. */
export type MountTool = (place: HTMLElement, meanwhile: Meanwhile, ports: ToolPorts) => void
