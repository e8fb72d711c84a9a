import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './disclosure.css.ts'

export type DisclosureProps = {
  readonly summary: string
  /** What the summary is about, for screen readers only. */
  readonly spoken?: string
  readonly large?: boolean
  readonly children: ReactNode
}

/** A text that expands under a summary line. It uses the browser's own `details`, so it needs no script. */
export const Disclosure = ({ summary, spoken, large = false, children }: DisclosureProps) => (
  <details>
    <summary className={large ? `${css.summary} ${css.large}` : css.summary}>
      <span>
        {summary}
        {spoken === undefined ? null : <span className={hidden}>: {spoken}</span>}
      </span>
      <span className={css.sign}>
        <Icon name="plus" />
      </span>
    </summary>
    <div className={css.body}>{children}</div>
  </details>
)
