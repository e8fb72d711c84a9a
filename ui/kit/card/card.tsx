import * as css from './card.css.ts'
import type { Slot } from '../slot.ts'

export type CardProps = {
  readonly children: Slot
  /** The highlighted card of a comparison, with the reason. */
  readonly ribbon?: string | undefined
  /** The element of the card, such as an item of a list. */
  readonly as?: 'div' | 'li' | 'article' | 'section' | undefined
}

/** One of several things that are compared; never a box around a single thing. */
export const Card = ({ children, ribbon, as: Tag = 'div' }: CardProps) => (
  <Tag className={`${css.card} ${ribbon === undefined ? '' : css.featured}`}>
    {ribbon === undefined ? null : <p className={css.ribbon}>{ribbon}</p>}
    {children}
  </Tag>
)
