import type { FailureNoticeProps } from './failure-notice.view.tsx'
import { useLazy } from './lazy.ts'

/** Fetches the texts of every failure early, so that they are available when the network fails. */
export const fetchFailureNotice = () => import('./failure-notice.view.tsx')

/** A failure on a screen that rarely shows one. The screen's heading says at once that something failed; this notice gives the details. */
export const LazyFailureNotice = (props: FailureNoticeProps) => {
  const notice = useLazy(fetchFailureNotice, true)
  return notice === null ? null : <notice.FailureNotice {...props} />
}
