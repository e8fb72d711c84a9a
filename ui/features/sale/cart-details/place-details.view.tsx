import type { BrandIdentity } from '#core/brand/brand.ts'
import type { LocationDetails } from '#core/ports/address-answers.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { calendarText } from '#ui/content/format.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import * as css from './cart-details.css.ts'
import { cartDetailsWords } from './es.ts'

export type PlaceDetailsProps = {
  /** Null until they are loaded. */
  readonly details: LocationDetails | null
  /** Why they could not be loaded. */
  readonly failure: OrchestratorFailure | null
  readonly brand: BrandIdentity
  /** The visitor opens the details, or tries again. */
  readonly onAsk: () => void
}

type Fact = { readonly name: string; readonly value: string }

const factsOf = (details: LocationDetails): readonly Fact[] => {
  const { dwelling, technology, installType, bulkAddressData, expectedOn } = details
  const words = cartDetailsWords.place
  return [
    { name: words.home, value: words.dwellings[dwelling] },
    ...(bulkAddressData === null ? [] : [{ name: words.building, value: bulkAddressData.property }]),
    { name: words.network, value: technology === null ? words.noNetwork : words.technologies[technology] },
    ...(expectedOn === null ? [] : [{ name: words.expected, value: calendarText(expectedOn) }]),
    { name: words.installation, value: words.installs[installType] },
  ]
}

const Facts = ({ details }: { readonly details: LocationDetails }) => (
  <dl className={css.place}>
    {factsOf(details).map(({ name, value }) => (
      <div key={name}>
        <dt className={css.note}>{name}</dt>
        <dd className={css.placeFact}>{value}</dd>
      </div>
    ))}
  </dl>
)

/** The provider's data of the service address. Loads when opened; the page does not wait for it (LOC-44). */
export const PlaceDetails = ({ details, failure, brand, onAsk }: PlaceDetailsProps) => (
  <details
    className={css.offPaper}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open && details === null) onAsk()
    }}
  >
    <summary className={css.placeName}>{cartDetailsWords.place.title}</summary>
    {details !== null ? (
      <Facts details={details} />
    ) : failure !== null ? (
      <LazyFailureNotice failure={failure} brand={brand} onRetry={onAsk} />
    ) : (
      <Progress label={cartDetailsWords.place.loading} />
    )}
  </details>
)
