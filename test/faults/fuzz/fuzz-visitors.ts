import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE, SESSION_HEADER } from '#adapters/contract/record.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { Harness } from '#test/adapters/orchestrator/conformance/harness.ts'
import {
  MOBILE,
  answerOf,
  fillDetails,
  holdFirstWindow,
  localizeAt,
  payWith,
  readyBuyer,
} from '#test/builders/provider.builder.ts'
import { solvingClient } from '#test/builders/solving-client.builder.ts'

type SessionHeaders = { readonly [SESSION_HEADER]: string; readonly cookie: string }

/** The real client over a host that does not listen, and the headers of its session. */
const browserOver = (app: FastifyInstance) => {
  const session = { [SESSION_HEADER]: '', cookie: '' }
  const visitor = solvingClient({
    baseUrl: 'http://localhost/api/',
    retryDelay: () => 0,
    fetch: async (request) => {
      session[SESSION_HEADER] = request.headers.get(SESSION_HEADER) ?? session[SESSION_HEADER]
      const { pathname, search } = new URL(request.url)
      const payload = await request.text()
      const answer = await app.inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: {
          ...Object.fromEntries(request.headers),
          ...(session.cookie === '' ? {} : { cookie: session.cookie }),
        },
        ...(payload === '' ? {} : { payload }),
      })
      const given = answer.headers['set-cookie']
      if (typeof given === 'string' && given.startsWith(`${SESSION_COOKIE}=`))
        session.cookie = given.split(';', 1)[0] ?? ''
      const headers = { 'content-type': String(answer.headers['content-type']) }
      return new Response(answer.body, { status: answer.statusCode, headers })
    },
  })
  return { visitor, session: (): SessionHeaders => ({ ...session }) }
}

/** How far a sale may have come when a call arrives. */
export const stages = ['unsold', 'new', 'filled', 'paid', 'ready', 'pending', 'ordered'] as const
export type Stage = (typeof stages)[number]

export type StagedVisitor = {
  readonly visitor: Orchestrator
  readonly session: SessionHeaders
  /** What came of the order, where there is one. */
  readonly ordered: OrderAnswer | null
}

const order = async (visitor: Orchestrator, harness: Harness, isHeard: boolean): Promise<OrderAnswer> => {
  const buyer = await readyBuyer({ ...harness, visitor: () => visitor }, { installKind: 'self' })
  harness.setGateway(isHeard ? 'healthy' : 'responseLost')
  const answer = await answerOf(buyer.order())
  harness.setGateway('healthy')
  return answer
}

/**
 * Before the choice of a window a visitor may have one of an installation or of a site visit. After the details the
 * visitor is an existing customer.
 */
const addressOf = (stage: Stage): OutcomeKind => {
  if (stage === 'unsold') return 'bulk'
  if (stage === 'filled') return 'existingCustomer'
  return stage === 'ready' ? 'preSale' : 'serviceable'
}

const advanceTo = async (
  stage: Stage,
  visitor: Orchestrator,
  harness: Harness,
): Promise<OrderAnswer | null> => {
  if (stage === 'pending' || stage === 'ordered') return order(visitor, harness, stage === 'ordered')
  await localizeAt(visitor, addressOf(stage))
  if (stage === 'unsold' || stage === 'new') return null
  await fillDetails(visitor)
  await answerOf(visitor.addCartItem({ offerId: MOBILE, quantity: 2, lineOfBusiness: 'Mobile' }))
  if (stage === 'filled') return null
  await payWith(harness, visitor)
  if (stage === 'ready') await holdFirstWindow(visitor)
  return null
}

/** A visitor whose sale has come so far, and the headers of the session. */
export const visitorAt = async (
  app: FastifyInstance,
  stage: Stage,
  harness: Harness,
): Promise<StagedVisitor> => {
  const { visitor, session } = browserOver(app)
  const ordered = await advanceTo(stage, visitor, harness)
  await answerOf(visitor.sessionPing())
  return { visitor, session: session(), ordered }
}
