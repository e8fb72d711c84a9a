import type { InstallKind } from '#core/checkout/install-option.ts'
import { installKinds } from '#core/checkout/install-option.ts'
import { checkoutWords } from './es.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './checkout.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

type InstallChoice = {
  readonly kind: InstallKind
  /** Null if the catalogue has no offer for it. */
  readonly cost: { readonly price: string; readonly note: string } | null
}

export type InstallOptionsProps = {
  readonly choices: readonly InstallChoice[]
  readonly chosen: InstallKind | null
  readonly isSaving: boolean
  readonly error: string | undefined
  /** What the model of the page adds about installing oneself. */
  readonly installNotice?: Slot
  readonly onChoose: (kind: InstallKind) => void
}

/** Replaces the installation options while they can't be shown. */
const InstallBanner = () => (
  <Section heading={checkoutWords.install.heading}>
    <p>{checkoutWords.install.banner}</p>
  </Section>
)

/** The installation options, each with its one-time price. */
const InstallOptions = ({
  choices,
  chosen,
  isSaving,
  error,
  installNotice,
  onChoose,
}: InstallOptionsProps) => (
  <Section heading={checkoutWords.install.heading}>
    <div className={css.options}>
      <ChoiceGroup
        legend={<span className={hidden}>{checkoutWords.install.missing}</span>}
        name="installKind"
        value={chosen ?? undefined}
        error={error}
        onChange={(value) => {
          const kind = installKinds.find((known) => known === value)
          if (kind !== undefined) onChoose(kind)
        }}
      >
        {choices.map(({ kind, cost }) => (
          <ChoiceCard
            key={kind}
            value={kind}
            title={checkoutWords.install.kinds[kind].title}
            detail={checkoutWords.install.kinds[kind].detail}
            aside={
              cost === null ? undefined : (
                <span className={css.cost}>
                  <span className={css.costPrice}>{cost.price}</span>
                  <span className={css.costNote}>{cost.note}</span>
                </span>
              )
            }
          />
        ))}
      </ChoiceGroup>
    </div>
    {installNotice}
    <p role="status" className={isSaving ? css.saving : hidden}>
      {isSaving ? checkoutWords.install.saving : ''}
    </p>
  </Section>
)

/** The installation options, or a banner in their place. */
export const InstallSection = ({
  isBanner,
  ...options
}: InstallOptionsProps & { readonly isBanner: boolean }) =>
  isBanner ? <InstallBanner /> : <InstallOptions {...options} />
