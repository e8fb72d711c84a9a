import type { FailureNoticeProps } from './failure-notice.view.tsx'
import { fetchable } from './lazy.ts'

const { fetchCode, useCode } = fetchable(() => import('./failure-notice.view.tsx'))

/** Fetches the texts of every failure early, so that they are available when the network fails. */
export const fetchFailureNotice = fetchCode

/** A failure on a screen that rarely shows one. The screen's heading says at once that something failed; this notice gives the details. */
export const LazyFailureNotice = (props: FailureNoticeProps) => {
  const notice = useCode()
  return notice === null ? null : <notice.FailureNotice {...props} />
}
