import { useEffect, useRef, type MouseEvent } from 'react'
import { Notice } from '../notice/notice.tsx'
import * as css from './error-summary.css.ts'

export type SummaryError = {
  /** Id of the control the error belongs to. */
  readonly fieldId: string
  readonly text: string
}

export type ErrorSummaryProps = {
  readonly title: string
  readonly errors: readonly SummaryError[]
  /** Grows with each failed submit: the summary takes focus then. */
  readonly attempt: number
}

/** Focus goes to the control, or to the first one of a group, without a place in the browser's history. */
const goTo = (fieldId: string) => (event: MouseEvent) => {
  event.preventDefault()
  const found = document.getElementById(fieldId)
  const control =
    found instanceof HTMLFieldSetElement ? found.querySelector<HTMLInputElement>('input:enabled') : found
  control?.focus()
}

/** Every error of a form in one place, each a link to its field. Nothing when there is none. */
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
              <a className={css.link} href={`#${fieldId}`} onClick={goTo(fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
