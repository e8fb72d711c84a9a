import type { ReactNode } from 'react'
import { lead as leadText } from '#ui/theme/text.css.ts'
import * as css from './change-frame.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type ChangeFrameProps = {
  /** What the change is about: "Cancelar Internet Gig". */
  readonly kicker: string
  readonly title: string
  readonly lead: ReactNode
  /** What the customer has today, next to the headline on a wide screen. */
  readonly margin?: Slot
  readonly children: Slot
  /** The decision, which stays in sight. */
  readonly actions: Slot
}

/** A screen of keeping, changing or cancelling: the headline, the content, and the decision in sight of both. */
export const ChangeFrame = ({ kicker, title, lead, margin, children, actions }: ChangeFrameProps) => (
  <article className={css.frame}>
    <div className={margin === undefined ? css.plain : css.screen}>
      <header className={css.head}>
        <p className={css.kicker}>{kicker}</p>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={leadText}>{lead}</p>
      </header>
      {margin === undefined ? null : <div className={css.margin}>{margin}</div>}
      <div className={css.content}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </div>
  </article>
)
