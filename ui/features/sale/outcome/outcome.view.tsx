import type { ReactNode } from 'react'
import type { AddressForm } from '#core/address/address-form.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Outcome } from '#core/localization/outcome.ts'
import { paths } from '#core/routes/routes.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { outcomeWords } from '#ui/content/es/sale/outcome.ts'
import { placeWords } from '#ui/content/es/shared/place.ts'
import { addressText } from '#ui/content/format.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { lead } from '#ui/theme/text.css.ts'
import { NextStep, type OutcomeMove } from './next-step.view.tsx'
import * as css from './outcome.css.ts'
import { stepOfOutcome } from './outcome-step.ts'

export type OutcomeViewProps = {
  readonly outcome: Outcome
  /** The address that was looked up. */
  readonly address: AddressForm
  readonly brand: BrandIdentity
  /** The drawing of the outcome. */
  readonly scene: ReactNode
  /** Another address is being looked up. */
  readonly isBusy?: boolean | undefined
  /** Performs a step by script. Null on a document for visitors without script: every step is then a link. */
  readonly onMove: ((move: OutcomeMove) => void) | null
}

/** The outcome of an address: the reason, and one next step. */
export const OutcomeView = ({ outcome, address, brand, scene, isBusy = false, onMove }: OutcomeViewProps) => {
  const words = outcomeWords[outcome.kind]({ brandName: brand.name, outcome })
  const text = addressText(address)
  return (
    <div className={css.screen}>
      <div className={css.words}>
        <h1 tabIndex={-1}>{words.title}</h1>
        {text === '' ? null : (
          <p className={css.address}>
            <Icon name="home" size="small" title={placeWords.yourAddress} />
            <span>{text}</span>
            <a
              href={paths.localization}
              onClick={(event) => {
                if (onMove === null) return
                event.preventDefault()
                onMove({ type: 'rewrite' })
              }}
            >
              {placeWords.change}
            </a>
          </p>
        )}
        <p className={lead}>{words.reason}</p>
      </div>
      <div className={css.scene}>{scene}</div>
      <div className={css.next}>
        {isBusy ? (
          <Progress label={localizationWords.resolving} />
        ) : (
          <NextStep
            step={stepOfOutcome(outcome, address, brand)}
            label={words.next}
            brand={brand}
            onMove={onMove}
          />
        )}
      </div>
    </div>
  )
}
