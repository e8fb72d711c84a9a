import { useEffect, useRef } from 'react'
import { Notice } from '../notice/notice.tsx'
import * as css from './error-summary.css.ts'
import { handled } from '../button/button.tsx'

export type SummaryError = {
  /** The id of the invalid control. */
  readonly fieldId: string
  readonly text: string
}

export type ErrorSummaryProps = {
  readonly title: string
  readonly errors: readonly SummaryError[]
  /** Increases with each failed submit, which moves the focus to the summary. */
  readonly attempt: number
}

/** Focuses the control, or the first control of a group, without adding an entry to the browser's history. */
const goTo = (fieldId: string): void => {
  const found = document.getElementById(fieldId)
  const control =
    found instanceof HTMLFieldSetElement ? found.querySelector<HTMLInputElement>('input:enabled') : found
  control?.focus()
}

/** All errors of a form in one place, each as a link to its field. Renders nothing without errors. */
export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title} className={css.box}>
      <Notice tone="danger" title={title}>
        <ul className={css.list}>
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a className={css.link} href={`#${fieldId}`} onClick={handled(() => goTo(fieldId))}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
