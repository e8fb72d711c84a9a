import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import { outcomePageWords } from './es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import type { OutcomeWay } from './outcome-ways.ts'
import * as css from './ways.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type WaysProps = {
  readonly ways: readonly OutcomeWay[]
  /** Renders the form of a request. */
  readonly followUp: (kind: FollowUpKind) => Slot
}

const Way = ({ way, followUp }: { readonly way: OutcomeWay } & Pick<WaysProps, 'followUp'>) => {
  const { label, detail } = way
  if (way.kind === 'link')
    return (
      <>
        <a className={css.link} href={way.href}>
          {label}
        </a>
        <p>{detail}</p>
        {way.phone === undefined ? null : (
          <a className={css.phone} href={`tel:${way.phone.dial}`}>
            {commonWords.call(way.phone.shown)}
          </a>
        )}
      </>
    )
  return (
    <details>
      <summary className={css.summary}>
        <span>
          <span className={css.label}>{label}</span>
          <span className={css.detail}>{detail}</span>
        </span>
        <span className={css.sign}>
          <Icon name="plus" size="small" />
        </span>
      </summary>
      {followUp(way.followUp)}
    </details>
  )
}

/** What else a visitor can do, as a list of links and of forms that open in place. Both work without script. */
export const Ways = ({ ways, followUp }: WaysProps) =>
  ways.length === 0 ? null : (
    <section className={css.ways} aria-label={outcomePageWords.ways}>
      <h2>{outcomePageWords.ways}</h2>
      <ul className={css.list}>
        {ways.map((way) => (
          <li key={way.label} className={css.way}>
            <Way way={way} followUp={followUp} />
          </li>
        ))}
      </ul>
    </section>
  )
