import { useSyncExternalStore } from 'react'
import type { RetryActivity } from '#core/ports/retry-activity.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import * as css from './app-frame.css.ts'

/** Says that a call is retried. The live region exists before its text, so that it is announced (SES-08). */
export const RetryNotice = ({ isRetrying, subscribe }: RetryActivity) => (
  <output className={css.retrying}>
    {useSyncExternalStore(subscribe, isRetrying, isRetrying) ? commonWords.retrying : ''}
  </output>
)
