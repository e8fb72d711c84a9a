import type { SiteData } from '#core/brand/site-data.ts'
import type { Store, WeekHours } from '#core/stores/store.ts'
import { channels } from './channels.ts'

const weekday = { fromHour: 9, toHour: 18 }
const hours: WeekHours = [null, weekday, weekday, weekday, weekday, weekday, { fromHour: 9, toHour: 14 }]

/** Fictional, like everything of this brand. */
const stores: readonly Store[] = [
  {
    id: 'mobile-bahia',
    name: 'Mobile Bahía',
    street: '12 Gulf Breeze Street',
    city: 'Mobile',
    state: 'AL',
    zip: '36602',
    phone: { dial: '+12515550141', shown: '1-251-555-0141' },
    hours,
    timeZone: 'America/Chicago',
    services: ['sales', 'payments', 'equipment'],
    location: { latitude: 30.69, longitude: -88.05 },
  },
  {
    id: 'gulfport-costa',
    name: 'Gulfport Costa',
    street: '80 Sea Fan Avenue',
    city: 'Gulfport',
    state: 'MS',
    zip: '39501',
    phone: { dial: '+12285550142', shown: '1-228-555-0142' },
    hours,
    timeZone: 'America/Chicago',
    services: ['sales', 'payments', 'equipment', 'support'],
    location: { latitude: 30.38, longitude: -89.1 },
  },
]

/** The facts of the brand for its public pages. It sells neither television nor telephone nor devices. */
export const site: SiteData = {
  channels,
  stores,
  callingRates: [],
  apps: [
    {
      id: 'brisa-casa',
      name: 'Brisa Casa',
      about: {
        es: 'Revisa tu conexión, cambia la contraseña de tu WiFi y paga tu factura.',
        en: 'Check your connection, change your WiFi password and pay your bill.',
      },
      platforms: ['ios', 'android', 'web'],
      lines: ['Internet'],
    },
  ],
  ownDevices: [],
  states: ['AL', 'FL', 'LA', 'MS', 'TX'],
  devices: [],
  deviceEnglish: {},
  devicePromos: [],
  tradeInModels: [],
}
