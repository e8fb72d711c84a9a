import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Log } from '#core/ports/log.ts'
import type { Language } from '#core/shared/language.ts'
import type { RetryActivity } from '#core/ports/retry-activity.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'

/** The router's context: the sale of this tab, the brand of the store, and the calls that are tried again. */
export type AppContext = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  /** Without it the frame mentions no retries. */
  readonly retries?: RetryActivity
  readonly log?: Log
  /** Changes and stores the page's language; fails if its words can't be loaded. Absent: no language switch. */
  readonly chooseLanguage?: (language: Language) => Promise<void>
}
