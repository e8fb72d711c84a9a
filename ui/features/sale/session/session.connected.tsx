import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { isEnding } from '#core/journeys/session/session.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'

const loadEnding = () => import('./session-ending.connected.tsx')

/** The warning before a session ends, over any screen. Its code loads when a warning is due. */
export const SessionConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandIdentity }) => {
  const isTold = useSelector(sale.session, isEnding)
  const ending = useLazy(loadEnding, isTold)
  return ending === null ? null : <ending.SessionEndingConnected sale={sale} brand={brand} />
}
