import { useSelector } from '@xstate/react'
import type { BrandFace } from '#core/brand/brand.ts'
import { isEnding } from '#core/journeys/session/session.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useLate } from '#ui/features/late.ts'

const loadEnding = () => import('./session-ending.connected.tsx')

/** The warning before a session ends, over whatever screen is shown; its code comes when there is something to warn of. */
export const SessionConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandFace }) => {
  const isTold = useSelector(sale.session, isEnding)
  const ending = useLate(loadEnding, isTold)
  return ending === null ? null : <ending.SessionEndingConnected sale={sale} brand={brand} />
}
