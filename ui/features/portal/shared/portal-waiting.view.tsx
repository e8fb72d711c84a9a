import { portalFrameWords } from '#ui/content/es/portal/portal-frame.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'

export type PortalWaitingProps = {
  /** The heading of the screen that loads. */
  readonly title: string
}

/** A screen of the portal while the account loads: its heading, and the progress that speaks after a second. */
export const PortalWaiting = ({ title }: PortalWaitingProps) => (
  <div>
    <h1 tabIndex={-1}>{title}</h1>
    <Progress label={portalFrameWords.loading} fills />
  </div>
)
