import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrderStatusActor } from '#core/journeys/order-status/order-status.machine.ts'
import type { CodeChannel, OrderView } from '#core/ports/order-status-calls.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import { wordsOfStatusFailure } from '#ui/content/es/sale/order-status.ts'
import { fieldErrors, field } from '#ui/features/sale/shared/form-schema.ts'
import { MoveVisit } from '#ui/features/shared/visit-choice/move-visit.view.tsx'
import { MoveFailure, OrderFound } from './order-found.view.tsx'
import { CodeForm, NumberForm } from './order-status.view.tsx'
import * as z from 'zod/mini'
import { parseOrderCode, parseOrderNumber } from '#core/checkout/order-status-form.ts'

export const orderNumberSchema = z.object({ orderNumber: field(parseOrderNumber) })

export const orderCodeSchema = z.object({ code: field(parseOrderCode) })

type Connected = { readonly actor: OrderStatusActor; readonly brand: BrandIdentity }

/** `typed`: the text in the plain form that this one replaced. */
type Started = Connected & {
  readonly typed?: string
  /** Runs when the visitor types the order number, before the call that sends it. */
  readonly onTyping?: () => void
}

const errorOf = (read: { readonly success: boolean; readonly error?: Parameters<typeof fieldErrors>[0] }) => {
  const [tag] = read.error === undefined ? [] : Object.values(fieldErrors(read.error))
  return tag === undefined ? undefined : wordsOfStatusFailure(tag)
}

const AskNumber = ({ actor, brand, typed: before = '', onTyping }: Started) => {
  const { failure, orderNumber, channel: chosen } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('sendingCode'))
  const [typed, setTyped] = useState<string>(orderNumber ?? before)
  const [channel, setChannel] = useState<CodeChannel>(chosen)
  const [refusals, setRefusals] = useState(0)
  const read = orderNumberSchema.safeParse({ orderNumber: typed })
  const submit = (): void => {
    if (read.success) actor.send({ type: 'number.submitted', orderNumber: read.data.orderNumber, channel })
    else setRefusals((count) => count + 1)
  }
  return (
    <NumberForm
      brand={brand}
      failure={failure}
      error={refusals > 0 ? errorOf(read) : undefined}
      refusals={refusals}
      isBusy={isBusy}
      orderNumber={typed}
      channel={channel}
      onNumber={(text) => {
        onTyping?.()
        setTyped(text)
      }}
      onChannel={setChannel}
      onSubmit={submit}
    />
  )
}

const AskCode = ({ actor, brand }: Connected) => {
  const { failure, channel } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('lookingUp'))
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState(0)
  const read = orderCodeSchema.safeParse({ code })
  const submit = (): void => {
    if (read.success) actor.send({ type: 'code.submitted', code: read.data.code })
    else setRefusals((count) => count + 1)
  }
  return (
    <CodeForm
      brand={brand}
      failure={failure}
      error={refusals > 0 ? errorOf(read) : undefined}
      refusals={refusals}
      isBusy={isBusy}
      channel={channel}
      code={code}
      onCode={setCode}
      onSubmit={submit}
      onAgain={() => actor.send({ type: 'code.requested' })}
      onOtherNumber={() => actor.send({ type: 'number.reopened' })}
    />
  )
}

/** Returns the date of a moment on the clock of the visitor. */
const localDateOf = (instant: EpochMs): PlainDate => dateAt(instant, -new Date(instant).getTimezoneOffset())

type Found = Connected & { readonly order: OrderView }

/** An order that was found, and the dialog that moves its visit. */
const FoundOrder = ({ actor, brand, order }: Found) => {
  const { failure, proof, windows, today, isMoved } = useSelector(actor, ({ context }) => context)
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('shown'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('movingVisit'))
  const open = (): void => actor.send({ type: 'visit.opened' })
  return (
    <>
      <OrderFound
        order={order}
        orderedOn={localDateOf(order.placedAt)}
        brand={brand}
        isMoved={isMoved}
        failure={isShown ? failure : null}
        onMove={proof === null ? null : open}
        onOther={() => actor.send({ type: 'number.reopened' })}
      />
      {isShown ? null : (
        <MoveVisit
          brand={brand}
          visit={order.visit}
          windows={windows}
          today={today}
          trouble={failure === null ? null : <MoveFailure failure={failure} brand={brand} onRetry={open} />}
          isBusy={isBusy}
          onMove={(windowId) => actor.send({ type: 'visit.moved', windowId })}
          onRefresh={open}
          onClose={() => actor.send({ type: 'visit.closed' })}
        />
      )}
    </>
  )
}

/** The order status page over its machine, without the order's session. Each new heading takes the focus. */
export const OrderStatusConnected = ({ actor, brand, typed = '', onTyping }: Started) => {
  const part = useSelector(actor, (snapshot) => {
    if (snapshot.context.order !== null) return 'order'
    return snapshot.matches('askingCode') || snapshot.matches('lookingUp') ? 'code' : 'number'
  })
  const order = useSelector(actor, ({ context }) => context.order)
  const orderNumber = useSelector(actor, ({ context }) => context.orderNumber)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current !== part)
      place.current?.querySelector<HTMLElement>(part === 'number' ? 'input' : 'h2')?.focus()
    shown.current = part
  }, [part])
  return (
    <div ref={place}>
      {part === 'number' ? (
        <AskNumber actor={actor} brand={brand} typed={typed} {...(onTyping && { onTyping })} />
      ) : null}
      {part === 'number' ? null : <input type="hidden" name="orderNumber" value={orderNumber ?? ''} />}
      {part === 'code' ? <AskCode actor={actor} brand={brand} /> : null}
      {order === null ? null : <FoundOrder actor={actor} brand={brand} order={order} />}
    </div>
  )
}
