import { ADDRESS_FORM_ID } from './site/islands/address-form.place.ts'
import { ORDER_STATUS_ID } from './site/order-status/order-status.place.ts'
import { wakeOnIntent } from './site/islands/wake-on-intent.ts'

// The development server inlines no styles in documents; there they come with the documents' own module.
if (import.meta.env.DEV) void import('./site/documents.tsx')

const place = document.getElementById(ADDRESS_FORM_ID)
if (place !== null)
  wakeOnIntent(place, async () => {
    const { addressFormIsland } = await import('./island.main.tsx')
    return addressFormIsland()
  })

const orderPlace = document.getElementById(ORDER_STATUS_ID)
if (orderPlace !== null) {
  let isSent = false
  // Nothing but script answers this form: sent before its code is there, it is sent again by it.
  orderPlace.addEventListener('submit', (event) => {
    event.preventDefault()
    isSent = true
  })
  wakeOnIntent(orderPlace, async () => {
    const { orderStatusIsland } = await import('./order-status.main.tsx')
    return (place) => orderStatusIsland(place, { isSent })
  })
}
