import { useSyncExternalStore } from 'react'
import type { RetryActivity } from '#core/ports/retry-activity.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import * as css from './app-frame.css.ts'

/** Says that a call is being tried again. The live region exists before it has words, so that they are announced (SES-08). */
export const RetryNotice = ({ isRetrying, subscribe }: RetryActivity) => (
  <output className={css.retrying}>
    {useSyncExternalStore(subscribe, isRetrying, isRetrying) ? commonWords.retrying : ''}
  </output>
)
