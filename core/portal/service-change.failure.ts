import type { ServiceId } from './portal-account.ts'
import type { OptionId } from './retention-option.ts'
import type { ServiceObstacle } from './service-obstacle.ts'

/** Reasons why a change has no preview. */
export type ServiceChangeFailure =
  | { readonly _tag: 'ServiceUnknown'; readonly serviceId: ServiceId }
  | { readonly _tag: 'ServiceBlocked'; readonly serviceId: ServiceId; readonly obstacle: ServiceObstacle }
  | { readonly _tag: 'OptionGone'; readonly optionId: OptionId }
  | { readonly _tag: 'NotPriced' }
