import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import { isVisitReady, visitKindOf } from '#core/journeys/checkout/schedule/schedule.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { fetchable } from '#ui/features/shared/lazy.ts'
import { ScheduleView } from './schedule.view.tsx'

const { useCode } = fetchable(() => import('#ui/features/shared/visit-choice/visit-choice.view.tsx'))

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
  const choice = useCode()
  const [requested, setRequested] = useState<WindowId | null>(null)
  const { windows, today, visit, failure, customer } = snapshot.context

  if (isOrderUnderWay(snapshot) || snapshot.matches('placed')) return null

  const isChoosing = snapshot.matches({ filling: { schedule: 'choosing' } })
  const isHolding =
    snapshot.matches({ filling: { schedule: 'holding' } }) ||
    snapshot.matches({ filling: { schedule: 'confirming' } })
  const reserve = (type: 'window.chosen' | 'window.confirmed', windowId: WindowId): void => {
    setRequested(windowId)
    checkout.send({ type, windowId })
  }
  return (
    <ScheduleView
      kind={visitKindOf(snapshot.context)}
      windows={windows ?? []}
      visit={visit}
      holding={isHolding ? requested : null}
      isLoading={!isChoosing && !isHolding}
      today={today}
      failure={failure}
      brand={brand}
      Choice={choice?.VisitChoice ?? null}
      phone={customer?.phoneNumber ?? ''}
      onChoose={(windowId) => reserve('window.chosen', windowId)}
      onConfirm={(windowId) => {
        if (windowId !== null && windowId !== visit?.id) reserve('window.confirmed', windowId)
        else checkout.send({ type: isVisitReady(snapshot.context) ? 'visit.confirmed' : 'retry.requested' })
      }}
      onRefresh={() => checkout.send({ type: 'retry.requested' })}
      onSkip={() => sale.actor.send({ type: 'schedule.skipped' })}
    />
  )
}
