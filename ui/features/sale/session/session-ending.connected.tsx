import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { canExtend, isEnding } from '#core/journeys/session/session.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { SessionEnding } from './session-ending.view.tsx'

const TICK_MS = 1_000

/** Returns the current time, updated once a second while `isRunning` is true. */
const useNow = (isRunning: boolean): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return undefined
    const tick = (): void => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

/** The warning over the machine. A warning without the option to extend can be dismissed. */
export const SessionEndingConnected = ({
  sale,
  brand,
}: {
  readonly sale: Sale
  readonly brand: BrandIdentity
}) => {
  const { session } = sale
  const snapshot = useSelector(session, (state) => state)
  const { expiresAt, failure } = snapshot.context
  const [isExtensionRequested, setExtensionRequested] = useState(false)
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const isWarned = isEnding(snapshot)
  const now = useNow(isWarned)
  const mayStay = canExtend(snapshot)
  if (!isWarned && isExtensionRequested) setExtensionRequested(false)
  const answer = (): void => {
    if (!mayStay) return setDismissedAt(expiresAt)
    setExtensionRequested(true)
    session.send({ type: 'session.extended' })
  }
  return (
    <SessionEnding
      isOpen={isWarned && dismissedAt !== expiresAt}
      phase={snapshot.matches('extending') ? 'extending' : snapshot.matches('verifying') ? 'over' : 'ending'}
      mayStay={mayStay}
      leftMs={Math.max(0, expiresAt - now)}
      hasFailed={isExtensionRequested && failure !== null}
      brand={brand}
      onAnswer={answer}
    />
  )
}
