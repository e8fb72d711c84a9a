import { canLocalizeAutomatically } from '#core/address/address-form.ts'
import { LocalizationConnected } from '#ui/features/localization/localization.connected.tsx'
import { formOfQuery } from './address-query.ts'
import type { ScreenProps } from './router.ts'

/** The address page. A query that was sent and is no address shows at once what is wrong with it. */
export const LocalizationScreen = ({ sale, brand, search }: ScreenProps) => {
  const form = formOfQuery(search)
  const isGiven = form.street !== '' || form.zip !== ''
  return (
    <LocalizationConnected sale={sale} brand={brand} isRefused={isGiven && !canLocalizeAutomatically(form)} />
  )
}
