import type { Brand } from '#core/brand/brand.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import { landing } from './landing.ts'
import { termsPolicy } from './terms-policy.ts'

/** Every public page. */
export const publicPages: readonly ((brand: Brand) => PageRecord)[] = [landing, termsPolicy]
