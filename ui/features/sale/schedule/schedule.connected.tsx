import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { isOrderUnderWay, isVisitReady, visitKindOf } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { ScheduleView } from './schedule.view.tsx'

/** The visit step over the machine. */
export const ScheduleConnected = ({
  sale,
  brand,
}: {
  readonly sale: Sale
  readonly brand: BrandIdentity
}) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const [requested, setRequested] = useState<WindowId | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { windows, visit, failure } = snapshot.context

  if (isOrderUnderWay(snapshot) || snapshot.matches('placed')) return null

  const isChoosing = snapshot.matches({ filling: { schedule: 'choosing' } })
  const isHolding = snapshot.matches({ filling: { schedule: 'holding' } })
  const confirm = (): void => {
    if (isVisitReady(snapshot.context)) checkout.send({ type: 'visit.confirmed' })
    else setAttempt(attempt + 1)
  }
  return (
    <ScheduleView
      kind={visitKindOf(snapshot.context)}
      windows={windows ?? []}
      visit={visit}
      holding={isHolding ? requested : null}
      isLoading={!isChoosing && !isHolding}
      attempt={attempt}
      failure={failure}
      brand={brand}
      onChoose={(windowId) => {
        setRequested(windowId)
        setAttempt(0)
        checkout.send({ type: 'window.chosen', windowId })
      }}
      onConfirm={confirm}
      onRefresh={() => checkout.send({ type: 'retry.requested' })}
    />
  )
}
