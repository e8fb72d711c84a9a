import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { loadLocationDetails } from '#core/journeys/location-details.ts'
import type { LocationDetails } from '#core/ports/address-answers.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { PlaceDetails } from './place-details.view.tsx'

export type PlaceDetailsConnectedProps = {
  readonly load: LoadCartOptions
  readonly locationId: string
  readonly brand: BrandIdentity
}

/** Loads the details of the service address when the visitor opens them. */
export const PlaceDetailsConnected = ({ load, locationId, brand }: PlaceDetailsConnectedProps) => {
  const [details, setDetails] = useState<LocationDetails | null>(null)
  const [failure, setFailure] = useState<OrchestratorFailure | null>(null)
  const ask = async (): Promise<void> => {
    setFailure(null)
    const answer = await loadLocationDetails(load, locationId)
    if (answer._tag === 'Right') setDetails(answer.right)
    else setFailure(answer.left)
  }
  return <PlaceDetails details={details} failure={failure} brand={brand} onAsk={() => void ask()} />
}
