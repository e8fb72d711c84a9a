import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import type { SpeedTest } from '#core/ports/speed-test.ts'
import type { AppContext } from './app-context.ts'

/** The context of every portal screen: the visit of this tab, the brand, and the line test with the server. */
export type PortalScreenProps = {
  readonly portal: Portal
  readonly brand: BrandIdentity
  readonly speedTest: SpeedTest
}

/** The context of the portal's router. */
export type PortalAppContext = PortalScreenProps & Pick<AppContext, 'retries' | 'log' | 'chooseLanguage'>
