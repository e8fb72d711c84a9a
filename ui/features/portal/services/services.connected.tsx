import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { selectIsChoosingAccount } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { ChangeId } from '#core/portal/service-change.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { accountOrdersWords } from './account-orders.es.ts'
import { portalTitles } from '#ui/content/es/portal/portal-frame.ts'
import { visitEvent } from '#ui/content/es/shared/visit-event.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import { PortalWaiting } from '#ui/features/portal/shared/portal-waiting.view.tsx'
import { useRestoredFocus } from '#ui/features/shared/heading-focus.ts'
import { saveVisitFile, visitFile } from '#ui/features/shared/visit-file.ts'
import { AccountChoiceView } from './account-choice.view.tsx'
import { ServicesView } from './services.view.tsx'
import { VisitDialogs, visitIn } from './visit-dialogs.tsx'

type Connected = { readonly portal: Portal; readonly brand: BrandIdentity }

/** Downloads the visit of an order as a calendar file. The e-mail of the visit has the same event. */
const saveVisit = (overview: AccountOverview, brand: BrandIdentity, number: OrderNumber): void => {
  const order = overview.orders.find(({ orderNumber }) => orderNumber === number)
  if (order === undefined || order.visit === null) return
  const event = visitEvent({
    brandName: brand.name,
    phone: brand.phones.service.shown,
    host: window.location.hostname,
    orderNumber: number,
    isSiteVisit: order.isSiteVisit,
    address: serviceAddressText(overview.account.place),
  })
  saveVisitFile(visitFile(event, order.visit, order.placedAt), accountOrdersWords.calendarFile(number))
}

const Services = ({ portal, brand }: Connected) => {
  const { actor } = portal
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const [cancelling, setCancelling] = useState<OrderNumber | null>(null)
  const [starting, setStarting] = useState<readonly ServiceId[]>([])
  const [withdrawing, setWithdrawing] = useState<ChangeId | null>(null)
  const { overview, visit, failure, isBusy } = context
  if (overview === null) return <PortalWaiting title={portalTitles.services} />
  return (
    <>
      <ServicesView
        overview={overview}
        brand={brand}
        failure={visit === null && visitIn(overview, cancelling) === null ? failure : null}
        starting={isBusy ? starting : []}
        withdrawing={isBusy ? withdrawing : null}
        onCancel={(serviceIds) => {
          setStarting(serviceIds)
          actor.send({ type: 'cancellation.started', serviceIds })
        }}
        onWithdraw={(changeId) => {
          setWithdrawing(changeId)
          actor.send({ type: 'change.withdrawn', changeId })
        }}
        onMove={(orderNumber) => actor.send({ type: 'visit.opened', orderNumber })}
        onCancelVisit={setCancelling}
        onCalendar={(orderNumber) => saveVisit(overview, brand, orderNumber)}
        onBalance={() => portal.request('balanceDetails')}
        onRetry={() => actor.send({ type: 'overview.reloaded' })}
      />
      <VisitDialogs
        actor={actor}
        context={context}
        brand={brand}
        cancelling={cancelling}
        onKeep={() => setCancelling(null)}
      />
    </>
  )
}

/** The home of the portal over its machine. A login with several accounts chooses one first. */
export const ServicesConnected = ({ portal, brand }: Connected) => {
  const { actor } = portal
  const isChoosing = useSelector(actor, selectIsChoosingAccount)
  const { status, overview, notice, failure, isBusy } = useSelector(actor, (snapshot) => snapshot.context)
  // What is pressed here is often gone afterwards: an account of the list, the visit of an order, a change.
  const visits = overview?.orders.filter((order) => order.visit !== null).length
  useRestoredFocus([isChoosing, overview?.account.accountId, notice, visits, isBusy].join(' '))
  if (!isChoosing || status === null) return <Services portal={portal} brand={brand} />
  return (
    <AccountChoiceView
      brand={brand}
      accounts={status.accounts}
      current={status.accountId}
      failure={failure}
      isBusy={isBusy}
      onChoose={(accountId) => actor.send({ type: 'account.chosen', accountId })}
    />
  )
}
