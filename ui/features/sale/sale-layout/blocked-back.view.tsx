import { useEffect, useRef } from 'react'
import { blockedBackWords } from '#ui/content/es/sale/sale-layout.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'
import type { TrailStep } from '#ui/kit/step-trail/step-trail.tsx'
import * as css from './blocked-back.css.ts'
import { handled } from '#ui/kit/button/button.tsx'

export type BlockedBackProps = {
  /** The last step whose entries can be changed. */
  readonly step: TrailStep
  readonly onOpen: (id: string) => void
}

/** Says that the Back button is blocked here, and moves the focus to the link that changes earlier entries (GRD-08). */
export const BlockedBack = ({ step: { id, label, href }, onOpen }: BlockedBackProps) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div className={css.notice}>
      <Notice tone="info" title={blockedBackWords.title} live>
        <p>{blockedBackWords.body}</p>
        <p>
          <a ref={link} href={href} onClick={handled(() => onOpen(id))}>
            {blockedBackWords.change(label)}
          </a>
        </p>
      </Notice>
    </div>
  )
}
