import { rootRouteId, useRouteContext, useSearch } from '@tanstack/react-router'
import { automaticAddress } from '#core/address/address-form.ts'
import { LocalizationConnected } from '#ui/features/localization/localization.connected.tsx'
import { formOfQuery } from './address-query.ts'

/** The address page. A query that was sent and is no address shows at once what is wrong with it. */
export const LocalizationScreen = () => {
  const { sale, brand } = useRouteContext({ from: rootRouteId })
  const form = formOfQuery(useSearch({ strict: false }))
  const isGiven = form.street !== '' || form.zip !== ''
  return (
    <LocalizationConnected sale={sale} brand={brand} isRefused={isGiven && automaticAddress(form) === null} />
  )
}
