import type { AddressForm } from '#core/address/address-form.ts'
import { fullAddress } from '#core/address/suggestion.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { paths } from '#core/routes/routes.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { outcomePageWords } from './es.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { ButtonLink, handled } from '#ui/kit/button/button.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './outcome.css.ts'
import { formOfSuggestion, type OutcomeStep } from './outcome-step.ts'
import { UnitList } from './unit-list.view.tsx'

/** A next step that script handles instead of the link. */
export type OutcomeMove =
  | { readonly type: 'offers' }
  | { readonly type: 'address'; readonly form: AddressForm }
  | { readonly type: 'rewrite' }

export type NextStepProps = {
  readonly step: OutcomeStep
  readonly label: string
  readonly brand: BrandIdentity
  /** What a visitor without script does instead of the next step. */
  readonly scriptless?: string | undefined
  readonly onMove: ((move: OutcomeMove) => void) | null
}

type CallProps = { readonly label: string } & Extract<OutcomeStep, { readonly kind: 'call' }>

const Call = ({ label, phone: { dial, shown }, hours }: CallProps) => (
  <>
    <ButtonLink href={`tel:${dial}`}>{label}</ButtonLink>
    <div>
      <p className={css.figure}>{shown}</p>
      {hours === undefined ? null : <p className={small}>{openingText(hours)}</p>}
    </div>
  </>
)

/** The one next step: a link that works without script. Script may handle it. */
export const NextStep = ({
  step,
  label,
  brand,
  scriptless = outcomePageWords.scriptless,
  onMove,
}: NextStepProps) => {
  const take = (move: OutcomeMove) => handled(onMove && (() => onMove(move)))
  switch (step.kind) {
    case 'seeOffers':
      if (onMove !== null)
        return (
          <ButtonLink href={paths.products} onClick={take({ type: 'offers' })}>
            {label}
          </ButtonLink>
        )
      return (
        <noscript className={css.scriptless}>
          <p>{scriptless}</p>
          <ButtonLink href={`tel:${brand.phones.sales.dial}`}>
            {commonWords.call(brand.phones.sales.shown)}
          </ButtonLink>
        </noscript>
      )
    case 'chooseUnit':
      return <UnitList label={label} units={step.units} onPick={onMove === null ? null : onMove} />
    case 'acceptNearby': {
      const form = formOfSuggestion(step.nearby)
      return (
        <>
          <p className={css.nearby}>
            <span className={small}>{outcomePageWords.nearby}</span>
            <strong>{fullAddress(step.nearby)}</strong>
          </p>
          <ButtonLink href={localizationHref(form)} onClick={take({ type: 'address', form })}>
            {label}
          </ButtonLink>
        </>
      )
    }
    case 'call':
      return <Call label={label} {...step} />
    case 'leave':
      return (
        <>
          <ButtonLink href={step.href} rel="noreferrer">
            {label}
          </ButtonLink>
          <p className={small}>{outcomePageWords.leaves(step.host)}</p>
        </>
      )
    default:
      return (
        <ButtonLink href={paths.localization} onClick={take({ type: 'rewrite' })}>
          {label}
        </ButtonLink>
      )
  }
}
