import type { BrandIdentity } from '#core/brand/brand.ts'
import type { ChangePreview } from '#core/portal/service-change.ts'
import type { ChangeTrouble } from './change-failure.view.tsx'
import type { NamedService } from './subscribed-services.view.tsx'

/** What every step of a cancellation after the retention screens shows and offers. */
export type ChangeStep = {
  /** The services that end. */
  readonly services: readonly NamedService[]
  /** What the change does; null while it is computed. */
  readonly preview: ChangePreview | null
  readonly brand: BrandIdentity
  readonly trouble: ChangeTrouble
  readonly isBusy: boolean
  readonly onRetry: () => void
  readonly onKeep: () => void
  readonly onAgent: () => void
  readonly onBack: () => void
}
