import type { ChangePreview, Disclosure } from '#core/portal/service-change.ts'
import type { RetentionOption } from '#core/portal/retention-option.ts'
import { subtract, type Cents } from '#core/shared/money.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import {
  acceptWords as words,
  optionKindWords,
  optionsWords,
} from '#ui/content/es/portal/retention-options.ts'
import { calendarText, dayText, money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { disclosureFacts } from '#ui/features/portal/shared/disclosure-facts.ts'
import { DisclosureList, MissingDisclosures } from '#ui/features/portal/shared/disclosure-list.view.tsx'
import type { NamedService } from '#ui/features/portal/shared/subscribed-services.view.tsx'
import { lastDayOf, titleOf } from '#ui/features/portal/shared/option-card.view.tsx'
import { RetentionFrame, type RetentionProps } from '#ui/features/portal/shared/retention-frame.view.tsx'
import { useDisclosures } from '#ui/features/portal/shared/use-disclosures.ts'
import * as css from './option-accept.css.ts'

export type OptionAcceptViewProps = RetentionProps & {
  /** What the option changes; null while it is computed. */
  readonly preview: ChangePreview | null
  readonly read: readonly Disclosure[]
  readonly onToggle: (disclosure: Disclosure, isRead: boolean) => void
  readonly onAccept: () => void
  readonly onOther: () => void
}

const differenceOf = (before: Cents, after: Cents): string =>
  after > before
    ? words.more(money(subtract(after, before)).text)
    : words.difference(money(subtract(before, after)).text)

const Prices = ({ before, after }: { readonly before: Cents; readonly after: Cents }) => {
  const now = money(before)
  const then = money(after)
  return (
    <div className={css.prices}>
      <div className={css.price}>
        <p className={css.label}>{words.before}</p>
        <PriceTag
          {...now}
          period={optionsWords.period}
          size="small"
          spoken={optionsWords.spoken(now.spoken)}
        />
      </div>
      <div className={css.price}>
        <p className={css.label}>{words.after}</p>
        <PriceTag
          {...then}
          period={optionsWords.period}
          size="large"
          spoken={optionsWords.spoken(then.spoken)}
        />
        {before === after ? null : (
          <p className={after < before ? css.saved : css.label}>{differenceOf(before, after)}</p>
        )}
      </div>
    </div>
  )
}

const Pause = ({ option }: { readonly option: RetentionOption }) => {
  const last = lastDayOf(option)
  return option.kind !== 'pause' || last === null ? null : (
    <p>{words.paused(calendarText(option.startsOn), calendarText(last))}</p>
  )
}

type AcceptProps = Omit<OptionAcceptViewProps, keyof RetentionProps | 'preview'> & {
  readonly preview: ChangePreview
  readonly option: RetentionOption
  readonly services: readonly NamedService[]
  readonly isBusy: boolean
}

const Accept = ({ preview, option, services, read, isBusy, onToggle, onAccept, onOther }: AcceptProps) => {
  const { missing, attempt, submit } = useDisclosures(preview.disclosures, read, onAccept)
  const facts = disclosureFacts(preview, services)
  return (
    <>
      <MissingDisclosures missing={missing} facts={facts} attempt={attempt} />
      <Prices before={preview.before.monthly.total} after={option.quote.monthly.total} />
      <p>{optionKindWords[option.kind].body}</p>
      <Pause option={option} />
      <div>
        <Section heading={words.time}>
          <PriceOverTime quote={option.quote} start={option.startsOn} size="large" withoutSaving />
        </Section>
        <Section heading={words.terms} hint={words.termsHint}>
          <DisclosureList
            disclosures={preview.disclosures}
            facts={facts}
            read={read}
            missing={missing}
            onToggle={onToggle}
          />
          <Button busy={isBusy} busyLabel={words.accepting} onClick={submit}>
            {words.accept}
          </Button>
          <Button variant="quiet" onClick={onOther}>
            {words.other}
          </Button>
        </Section>
      </div>
    </>
  )
}

/** An option before it is accepted: the price now and then, over time, and its terms. */
export const OptionAcceptView = ({
  preview,
  read,
  onToggle,
  onAccept,
  onOther,
  ...screen
}: OptionAcceptViewProps) => {
  const option = preview?.option ?? null
  return (
    <RetentionFrame
      {...screen}
      title={option === null ? words.title : titleOf(option, screen.services)}
      lead={preview === null ? decisionWords.loading : words.lead(dayText(preview.effectiveOn))}
    >
      {preview === null || option === null ? (
        <Progress label={decisionWords.loading} fills />
      ) : (
        <Accept
          preview={preview}
          option={option}
          services={screen.services}
          read={read}
          isBusy={screen.isBusy}
          onToggle={onToggle}
          onAccept={onAccept}
          onOther={onOther}
        />
      )}
    </RetentionFrame>
  )
}
