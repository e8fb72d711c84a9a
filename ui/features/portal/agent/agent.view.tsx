import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OpeningHours } from '#core/brand/opening-hours.ts'
import type { PhoneOpening } from '#core/brand/phone-opening.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { agentWords as words } from './es.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { PhoneHoursView } from '#ui/features/shared/phone-hours/phone-hours.view.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { lead } from '#ui/theme/text.css.ts'
import { ContinueCancelling, type Decision } from '#ui/features/portal/shared/continue-cancelling.view.tsx'
import * as css from '#ui/features/portal/shared/requested-change.css.ts'

export type AgentViewProps = {
  readonly brand: BrandIdentity
  /** The number of the latest change; null without one. */
  readonly changeNumber: string | null
  /** How the cancellation of a customer who moves goes on; null for everybody else. */
  readonly move: (Decision & { readonly onOthers: () => void }) | null
  readonly openingOf: (hours: OpeningHours) => PhoneOpening
  /** The page of support, which opens where the chat and the help can't be loaded. */
  readonly helpHref: string
  readonly onServices: () => void
}

/** The telephone of the service with its hours, what to say, and the chat. */
export const AgentView = (props: AgentViewProps) => {
  const { brand, changeNumber, move, openingOf, helpHref, onServices } = props
  return (
    <article className={css.screen}>
      <header className={css.hero}>
        <div className={css.words}>
          <h1 tabIndex={-1} className={css.title}>
            {words.title}
          </h1>
          <p className={lead}>{move === null ? words.lead : words.leadMoving}</p>
        </div>
        <div className={css.scene}>
          <LazyScene name="activeLocation" />
        </div>
      </header>
      <Section heading={words.phone}>
        <PhoneHoursView brand={brand} purposes={['service']} openingOf={openingOf} />
      </Section>
      <Section heading={words.say} hint={words.never}>
        {changeNumber === null ? (
          <p>{words.noNumber}</p>
        ) : (
          <p className={css.numberBlock}>
            <span className={css.numberLabel}>{words.number}</span>
            <span className={css.number}>{changeNumber}</span>
          </p>
        )}
      </Section>
      <Section heading={words.chat}>
        <p>{words.chatBody}</p>
        <ButtonLink variant="secondary" href={helpHref} data-help>
          {commonWords.help}
        </ButtonLink>
      </Section>
      {move === null ? (
        <div className={css.ways}>
          <Button variant="secondary" onClick={onServices}>
            {words.back}
          </Button>
        </div>
      ) : (
        <>
          <div className={css.ways}>
            <Button variant="secondary" onClick={move.onOthers}>
              {words.others}
            </Button>
          </div>
          <ContinueCancelling {...move} />
        </>
      )}
    </article>
  )
}
