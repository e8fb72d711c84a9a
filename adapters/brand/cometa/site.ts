import type { SiteData } from '#core/brand/site-data.ts'
import { apps } from './apps.ts'
import { callingRates } from './calling-rates.ts'
import { channels } from './channels.ts'
import { ownDeviceFamilies } from './devices/own-devices.ts'
import { deviceEnglish, devices } from './devices/devices.ts'
import { devicePromos } from './devices/promos.ts'
import { tradeInModels } from './devices/trade-in-models.ts'
import { states } from './states.ts'
import { stores } from './stores.ts'

/** The facts of the brand for its public pages. */
export const site: SiteData = {
  channels,
  stores,
  callingRates,
  apps,
  ownDevices: ownDeviceFamilies,
  states,
  devices,
  deviceEnglish,
  devicePromos,
  tradeInModels,
}
