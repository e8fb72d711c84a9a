import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as css from './notice.css.ts'
import type { Slot } from '../slot.ts'

export type NoticeTone = 'info' | 'confirmed' | 'saved' | 'danger'

export type NoticeProps = {
  readonly tone: NoticeTone
  readonly title?: ReactNode
  readonly children?: Slot
  /** Announced when it appears: at once for danger, politely otherwise. */
  readonly live?: boolean | undefined
}

const icon: Readonly<Record<NoticeTone, IconName>> = {
  info: 'note',
  confirmed: 'check',
  saved: 'coin',
  danger: 'mark',
}

/** A message about this screen, with an icon as well as a colour. */
export const Notice = ({ tone, title, children, live = false }: NoticeProps) => (
  <div
    className={`${css.notice} ${css.tone[tone]}`}
    role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
  >
    <span className={`${css.badge} ${css.badgeTone[tone]}`}>
      <span className={css.glyph}>
        <Icon name={icon[tone]} size="small" />
      </span>
    </span>
    <div className={css.words}>
      {title === undefined ? null : <p className={css.title}>{title}</p>}
      {children}
    </div>
  </div>
)
