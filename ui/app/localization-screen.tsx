import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { automaticAddress } from '#core/address/address-form.ts'
import { TRANSFER_QUERY } from '#core/cart/transfer-code.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { LocalizationConnected } from '#ui/features/sale/localization/localization.connected.tsx'
import { formOfQuery } from './address-query.ts'
import type { AppContext } from './app-context.ts'

/**
 * The address page. If the query of a submitted form is not a valid address, the page shows the field errors at once. The code of a link is
 * entered here unless its address is being looked up already.
 */
export const LocalizationScreen = (context: AppContext) => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [wasResolving] = useState(() => isResolving(context.sale.localization.getSnapshot()))
  const form = formOfQuery(search)
  const isGiven = form.street !== '' || form.zip !== ''
  return (
    <LocalizationConnected
      {...context}
      isRefused={isGiven && automaticAddress(form) === null}
      code={wasResolving ? undefined : search[TRANSFER_QUERY]}
    />
  )
}
