import type { Brand } from '#core/brand/brand.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import { dataPolicy } from './data-policy.ts'
import { discounts } from './discounts.ts'
import { landing } from './landing.ts'
import { networkManagement } from './network-management.ts'
import { order } from './order.ts'
import { privacy } from './privacy.ts'
import { support } from './support.ts'
import { termsPolicy } from './terms-policy.ts'

/** Every public page. */
export const publicPages: readonly ((brand: Brand) => PageRecord)[] = [
  landing,
  order,
  termsPolicy,
  discounts,
  dataPolicy,
  networkManagement,
  privacy,
  support,
]
