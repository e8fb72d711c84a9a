import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '#ui/kit/icon/icon.tsx'
import * as css from './fold.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type FoldProps = {
  readonly summary: ReactNode
  /** Opens it from outside; the visitor can close it. */
  readonly isOpen?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly children: Slot
}

/** A part of a screen that opens on demand. What it contains is rendered when it opens for the first time. */
export const Fold = ({ summary, isOpen = false, onOpen, children }: FoldProps) => {
  const [isRendered, setRendered] = useState(isOpen)
  return (
    <details
      className={css.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        setRendered(true)
        onOpen?.()
      }}
    >
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        <span className={css.sign}>
          <Icon name="plus" size="small" />
        </span>
      </summary>
      {isRendered || isOpen ? <div className={css.body}>{children}</div> : null}
    </details>
  )
}
