import { ADDRESS_FORM_ID } from './site/islands/address-form.place.ts'
import { wakeOnIntent } from './site/islands/wake-on-intent.ts'

// The development server inlines no styles in documents; there they come with the documents' own module.
if (import.meta.env.DEV) void import('./site/documents.tsx')

const place = document.getElementById(ADDRESS_FORM_ID)
if (place !== null)
  wakeOnIntent(place, async () => {
    const { addressFormIsland } = await import('./island.main.tsx')
    return addressFormIsland()
  })
