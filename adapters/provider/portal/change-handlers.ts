import { either as E } from 'fp-ts'
import { optionsInstead } from '#core/portal/account-facts.ts'
import { closedChange, dueAtOf } from '#core/portal/change-due.ts'
import { previewOf, textOfFigures } from '#core/portal/change-preview.ts'
import type { ChangeId, ChangePreview, ChangeRequest, ServiceChange } from '#core/portal/service-change.ts'
import type { ServiceChangeFailure } from '#core/portal/service-change.failure.ts'
import type { PortalCalls } from '#core/ports/portal-calls.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { canonicalText } from '#core/pricing/canonical.ts'
import type { RequestOf, ResponseOf } from '../../contract/record.ts'
import type { Answer, Engine } from '../call/call.ts'
import { refuse } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { orderNumberFrom } from '../order/order-number.ts'
import { writeChangeMessage } from './change-messages.ts'
import type { PortalCall } from './portal-call.ts'
import { portalHandler } from './portal-call.ts'

const REFUSALS: Readonly<Record<ServiceChangeFailure['_tag'], RefusalCode>> = {
  ServiceUnknown: 'NOT_FOUND',
  ServiceBlocked: 'CHANGE_BLOCKED',
  OptionGone: 'CHANGE_MOVED',
  NotPriced: 'CHANGE_BLOCKED',
}

const refusalFor = ({ _tag }: ServiceChangeFailure): RefusalCode => REFUSALS[_tag]

/** Returns the canonical text of plain data. Data without one is a defect (throws). */
const textOf = (written: ReturnType<typeof canonicalText>): string => {
  if (E.isLeft(written)) throw new Error(`no text: ${written.left.reason} ${written.left.path}`)
  return written.right
}

/** Returns what a change would do, with the token of exactly these figures for this account (PTL-19). */
const previewFor = ({ engine, facts }: PortalCall, request: ChangeRequest): Answer<ChangePreview> => {
  const figures = previewOf(facts, request)
  if (E.isLeft(figures)) return refuse(refusalFor(figures.left))
  const text = textOf(textOfFigures(figures.right))
  return E.right({ ...figures.right, token: engine.hash(`change:${facts.account.accountId}:${text}`) })
}

const newChange = ({ engine, now, language }: PortalCall, preview: ChangePreview): ServiceChange => ({
  id: `change-${engine.random.id()}` as ChangeId,
  number: orderNumberFrom(engine.random.id()),
  state: 'pending',
  language,
  requestedAt: now,
  closedAt: null,
  preview,
})

/** Requests a change once per key: the account is locked, and its figures are computed again (PTL-19, PTL-21). */
const requestOnce = async (
  call: PortalCall,
  { key, request, token }: RequestOf<'requestChange'>,
): Promise<Answer<ServiceChange>> => {
  const { engine, tx, facts } = call
  const { account } = facts
  const requestHash = engine.hash(`change-request:${token}:${textOf(canonicalText(request))}`)
  const made = await tx.changeWithKey(account.accountId, key)
  if (made !== null) return made.requestHash === requestHash ? E.right(made.change) : refuse('KEY_REUSED')
  const preview = previewFor(call, request)
  if (E.isLeft(preview)) return preview
  if (preview.right.token !== token) return refuse('CHANGE_MOVED')
  const change = newChange(call, preview.right)
  const dueAt = dueAtOf(preview.right, account)
  await tx.insertChange(account.accountId, { key, requestHash, change, dueAt })
  await writeChangeMessage(call, 'changeRequested', change)
  return E.right(change)
}

/** Withdraws a change that has not taken effect. One that is withdrawn stays so (PTL-21). */
const withdraw = async (call: PortalCall, changeId: ChangeId): Promise<Answer<ServiceChange>> => {
  const { tx, now, facts } = call
  const { account } = facts
  const change = await tx.changeOf(account.accountId, changeId)
  if (change === null) return refuse('NOT_FOUND')
  if (change.state === 'withdrawn') return E.right(change)
  if (change.state === 'confirmed' || dueAtOf(change.preview, account) <= now) return refuse('CHANGE_BLOCKED')
  const withdrawn = closedChange(change, 'withdrawn', now)
  await tx.saveChange(account.accountId, withdrawn)
  await writeChangeMessage(call, 'changeWithdrawn', withdrawn)
  return E.right(withdrawn)
}

const offered = (...given: Parameters<typeof optionsInstead>): Answer<ResponseOf<'retentionOptions'>> => {
  const options = optionsInstead(...given)
  return E.isLeft(options) ? refuse(refusalFor(options.left)) : E.right({ options: options.right })
}

type ChangeCalls = keyof Pick<
  PortalCalls,
  'retentionOptions' | 'previewChange' | 'requestChange' | 'withdrawChange'
>

/** Changes of an account's services: the alternatives, the effects of a change, its request and its withdrawal. */
export const changeHandlers = (engine: Engine): Pick<ProviderHandlers, ChangeCalls> => ({
  retentionOptions: portalHandler(engine, async ({ facts }, { serviceIds, reason }) =>
    offered(facts, serviceIds, reason),
  ),

  previewChange: portalHandler(engine, async (call, request) => previewFor(call, request)),

  requestChange: portalHandler(engine, requestOnce, true),

  withdrawChange: portalHandler(engine, async (call, { changeId }) => withdraw(call, changeId), true),
})
