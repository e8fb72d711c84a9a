import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { automaticAddress } from '#core/address/address-form.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { visitParameters } from '#core/query/query-parameters.ts'
import { parseQuery, readParameters } from '#core/query/query.ts'
import { LocalizationConnected } from '#ui/features/sale/localization/localization.connected.tsx'
import type { AppContext } from './app-context.ts'

/**
 * The address page. If the query of a submitted form is not a valid address, the page shows the field errors at once.
 * The code of a link is entered here unless its address is being looked up already.
 */
export const LocalizationScreen = (context: AppContext) => {
  const query = parseQuery(useLocation({ select: ({ searchStr }) => searchStr }))
  const [wasResolving] = useState(() => isResolving(context.sale.localization.getSnapshot()))
  const form = prefilledForm(query)
  const isGiven = form.street !== '' || form.zip !== ''
  return (
    <LocalizationConnected
      {...context}
      isRefused={isGiven && automaticAddress(form) === null}
      code={wasResolving ? undefined : (readParameters(visitParameters, query).code ?? undefined)}
    />
  )
}
