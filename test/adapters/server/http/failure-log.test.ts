import { sql } from 'drizzle-orm'
import { taskEither as TE } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Host, openHost } from '#adapters/server/host.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import { DATABASE_FAILURE, withoutValues } from '#adapters/server/store/database.ts'
import { JSON_TYPE } from '#test/builders/contract-call.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import { GIG, maria } from '#test/builders/provider.builder.ts'
import { logBook } from '#test/builders/server.builder.ts'
import { openVisitor, sessionHeaders, type Visitor } from '#test/security/visitor.builder.ts'

const book = logBook()
let host: Host
let visitor: Visitor

beforeAll(async () => {
  host = await openHost({
    ...hostParts,
    logger: book.logger,
    aroundGateway: (gateway) => ({ ...gateway, openKey: () => TE.left({ _tag: 'GatewayUnavailable' }) }),
  })
  visitor = await openVisitor(host.app)
})
afterAll(() => host.close())

const post = (path: string, payload: object) =>
  host.app.inject({
    method: 'POST',
    url: `/api/attos/${path}`,
    headers: { ...JSON_TYPE, ...sessionHeaders(visitor) },
    payload,
  })

/** The lines of the log that hold the id a visitor received. */
const linesOf = (requestId: string) =>
  book.events().filter((line) => JSON.stringify(line).includes(requestId))

describe('the log of a failed call', () => {
  it('is found by the id the visitor received, and names call, SQLSTATE, statement and place, without a value', async () => {
    expect((await post('offer', { offerId: GIG })).statusCode).toBe(200)
    await host.db.execute(sql`alter table sessions rename column customer to customer_gone`)
    const failed = await post('addCustomer', maria)
    await host.db.execute(sql`alter table sessions rename column customer_gone to customer`)
    expect(failed.statusCode).toBe(503)
    const { requestId } = failed.json<{ readonly requestId: string }>()
    const lines = linesOf(requestId)
    expect(lines).toMatchObject([
      {
        reqId: requestId,
        operation: 'addCustomer',
        err: {
          name: DATABASE_FAILURE,
          code: '42703',
          query: expect.stringMatching(/from "carts" inner join "sessions".*\$1/),
          at: expect.stringMatching(/adapters\/server\/store\/session-rows\.ts:\d+/),
        },
      },
      { reqId: requestId, code: 'UNAVAILABLE' },
    ])
    for (const value of [maria.emailAddress, maria.lastName, visitor.id])
      expect(book.text()).not.toContain(value)
  })

  it('is found even if nothing was thrown', async () => {
    await post('addCustomer', maria)
    const failed = await host.app.inject({
      method: 'POST',
      url: '/api/attos/payment-session',
      headers: sessionHeaders(visitor),
    })
    const { requestId } = failed.json<{ readonly requestId: string }>()
    expect(failed.statusCode).toBe(503)
    expect(linesOf(requestId)).toMatchObject([{ reqId: requestId, code: 'UNAVAILABLE' }])
  })
})

describe(createLogger, () => {
  it('names the tag of a failure that is a value', () => {
    const log = logBook('error')
    log.logger.error({ err: { _tag: 'GatewayUnavailable', card: '4111111111111111' } }, 'provider failed')
    expect(log.events()).toMatchObject([{ err: { name: 'object', tag: 'GatewayUnavailable' } }])
    expect(log.text()).not.toContain('4111')
  })

  it('shows no line of a message as a place', () => {
    const log = logBook('error')
    log.logger.error(
      { err: new Error('bad\n    at maria@correo.example:1:1\n    at 742 Magnolia (a:1:1)') },
      'failed',
    )
    expect(log.text()).not.toMatch(/maria|Magnolia/)
    expect(log.text()).toContain('failure-log.test.ts')
  })
})

describe(withoutValues, () => {
  it('returns other errors and its own results unchanged', () => {
    const defect = new Error('defect')
    expect(withoutValues(defect)).toBe(defect)
    const failure = withoutValues(Object.assign(new Error('row (maria)'), { code: '23505' }))
    expect(withoutValues(failure)).toBe(failure)
    expect(String(failure)).not.toContain('maria')
  })
})
