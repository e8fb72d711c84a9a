import { useSearch } from '@tanstack/react-router'
import { automaticAddress } from '#core/address/address-form.ts'
import { LocalizationConnected } from '#ui/features/sale/localization/localization.connected.tsx'
import { formOfQuery } from './address-query.ts'
import type { AppContext } from './app-context.ts'

/** The address page. If the query of a submitted form is not a valid address, the page shows the field errors at once. */
export const LocalizationScreen = (context: AppContext) => {
  const form = formOfQuery(useSearch({ strict: false }))
  const isGiven = form.street !== '' || form.zip !== ''
  return <LocalizationConnected {...context} isRefused={isGiven && automaticAddress(form) === null} />
}
