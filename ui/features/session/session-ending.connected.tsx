import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { BrandFace } from '#core/brand/brand.ts'
import { canExtend, isEnding } from '#core/journeys/session/session.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { SessionEnding } from './session-ending.view.tsx'

const TICK_MS = 1_000

/** The time now, told once a second while it is asked for. */
const useNow = (isAsked: boolean): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isAsked) return undefined
    const tell = (): void => setNow(Date.now())
    tell()
    const timer = setInterval(tell, TICK_MS)
    return () => clearInterval(timer)
  }, [isAsked])
  return now
}

/** The warning over the machine. What can't be extended can be read and put aside. */
export const SessionEndingConnected = ({
  sale,
  brand,
}: {
  readonly sale: Sale
  readonly brand: BrandFace
}) => {
  const { session } = sale
  const snapshot = useSelector(session, (state) => state)
  const { expiresAt, failure } = snapshot.context
  const [isAsked, setAsked] = useState(false)
  const [readOf, setReadOf] = useState<number | null>(null)
  const isTold = isEnding(snapshot)
  const now = useNow(isTold)
  const mayStay = canExtend(snapshot)
  if (!isTold && isAsked) setAsked(false)
  const answer = (): void => {
    if (!mayStay) return setReadOf(expiresAt)
    setAsked(true)
    session.send({ type: 'session.extended' })
  }
  return (
    <SessionEnding
      isOpen={isTold && readOf !== expiresAt}
      phase={snapshot.matches('extending') ? 'extending' : snapshot.matches('verifying') ? 'over' : 'ending'}
      mayStay={mayStay}
      leftMs={Math.max(0, expiresAt - now)}
      hasFailed={isAsked && failure !== null}
      brand={brand}
      onAnswer={answer}
    />
  )
}
