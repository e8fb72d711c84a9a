import type { ReactNode } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Cents } from '#core/shared/money.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { ChangeFailure, type ChangeTrouble } from './change-failure.view.tsx'
import { ChangeFrame } from './change-frame.view.tsx'
import { ContinueCancelling, type Decision } from './continue-cancelling.view.tsx'
import { SubscribedServices, namesOf, type NamedService } from './subscribed-services.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

/** What every retention screen shows besides its own content. */
export type RetentionProps = Decision & {
  /** The services that the customer selected. */
  readonly services: readonly NamedService[]
  /** What the account pays a month for all services, with tax; null while it is unknown. */
  readonly total: Cents | null
  readonly brand: BrandIdentity
  readonly trouble: ChangeTrouble
  readonly onRetry: () => void
}

type RetentionFrameProps = RetentionProps & {
  readonly title: string
  readonly lead: ReactNode
  readonly children: Slot
}

/** A screen with an offer instead of the cancellation. One visible press continues the cancellation. */
export const RetentionFrame = ({
  services,
  total,
  brand,
  trouble,
  onRetry,
  title,
  lead,
  children,
  ...decision
}: RetentionFrameProps) => (
  <ChangeFrame
    kicker={decisionWords.keptFor(namesOf(services))}
    title={title}
    lead={lead}
    margin={<SubscribedServices services={services} total={total} />}
    actions={<ContinueCancelling {...decision} />}
  >
    <ChangeFailure trouble={trouble} brand={brand} onRetry={onRetry} />
    {children}
  </ChangeFrame>
)
