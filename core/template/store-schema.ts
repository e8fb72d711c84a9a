import type { Store as ShopData, WithContext } from 'schema-dts'
import type { Store } from '../stores/store.ts'
import { CONTEXT } from './product-schema.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** Returns a store with its address, its place and its hours. A closed day has no hours. */
export const shop = (store: Store, brandName: string): WithContext<ShopData> => ({
  ...CONTEXT,
  '@type': 'Store',
  name: `${brandName} ${store.name}`,
  telephone: store.phone.dial,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.street,
    addressLocality: store.city,
    addressRegion: store.state,
    postalCode: store.zip,
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', ...store.location },
  openingHoursSpecification: DAYS.flatMap((dayOfWeek, day) => {
    const hours = store.hours[day] ?? null
    return hours === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek,
            opens: clock(hours.fromHour),
            closes: clock(hours.toHour),
          },
        ]
  }),
})
