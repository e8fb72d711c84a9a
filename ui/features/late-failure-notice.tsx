import type { FailureNoticeProps } from './failure-notice.view.tsx'
import { useLate } from './late.ts'

/** Fetches the words of every failure, so that they are there when the network is not. */
export const fetchFailureNotice = () => import('./failure-notice.view.tsx')

/** A failure on a screen that seldom shows one; the screen's heading says at once that something failed, this says what. */
export const LateFailureNotice = (props: FailureNoticeProps) => {
  const notice = useLate(fetchFailureNotice, true)
  return notice === null ? null : <notice.FailureNotice {...props} />
}
