import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { isOrderUnderWay, isVisitNeeded, visitKindOf } from '#core/journeys/checkout/checkout.selectors.ts'
import { selectCart } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { ScheduleView } from './schedule.view.tsx'
import { cents } from '#core/shared/money.ts'

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
  const { saved: cart } = useSelector(sale.actor, selectCart)
  const { windows, visit, payment, failure } = snapshot.context

  if (isOrderUnderWay(snapshot) || snapshot.matches('placed')) return null

  const isChoosing = snapshot.matches({ filling: { schedule: 'choosing' } })
  const isHolding = snapshot.matches({ filling: { schedule: 'holding' } })
  const confirm = (): void => {
    if (visit === null && isVisitNeeded(snapshot.context)) setAttempt(attempt + 1)
    else checkout.send({ type: 'order.confirmed' })
  }
  return (
    <ScheduleView
      kind={visitKindOf(snapshot.context)}
      windows={windows ?? []}
      visit={visit}
      holding={isHolding ? requested : null}
      isLoading={!isChoosing && !isHolding}
      dueToday={cart?.quote.dueToday ?? cents(0)}
      payKind={payment?.kind ?? 'card'}
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
