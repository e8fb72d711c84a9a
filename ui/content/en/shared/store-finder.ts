import type * as es from '#ui/content/es/shared/store-finder.ts'
import { hourText, hoursText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'
import { dayInWords } from './opening-time.ts'

const around = (miles: number): string => {
  if (miles < 1) return 'less than a mile away'
  return miles < 1.5 ? '1 mile away' : `${String(Math.round(miles))} miles away`
}

export const storeFinderWords: Translation<typeof es.storeFinderWords> = {
  zip: 'ZIP code',
  zipHint: 'Five digits',
  search: 'Find stores',
  mapLabel: (count) => `Map with ${String(count)} stores. The list below names them all.`,
  hours: 'Hours',
  range: (fromHour, toHour) => hoursText(fromHour, toHour),
  closed: 'Closed',
  services: {
    sales: 'Sign up',
    payments: 'Pay your bill',
    equipment: 'Pick up and return equipment',
    mobile: 'Mobile lines',
    support: 'Technical help',
    demo: 'Try the service',
  },
  servicesLabel: 'Here you can',
  around,
  opening: (opening) => {
    if (opening.kind === 'open') return `Open now, until ${hourText(opening.toHour)}`
    return opening.kind === 'closed'
      ? `Closed, opens ${dayInWords(opening)} at ${hourText(opening.fromHour)}`
      : 'Closed for now'
  },
  nearest: (zip, store, miles) =>
    `The store nearest to ${zip} is ${store}, ${around(miles)}. The list goes from nearest to farthest.`,
  malformed: 'Type the five digits of your ZIP code, for example 33130.',
  unknown: (zip, phone) =>
    `We don’t know the ZIP code ${zip}. The list has every store; if none is near you, call us at ${phone}.`,
  unavailable: (phone) =>
    `We couldn’t sort the stores by distance. The list has them all; you can also call ${phone}.`,
  noStores: (phone) => `We have no stores. Everything happens online or by phone: ${phone}`,
}
