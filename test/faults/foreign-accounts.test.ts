import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callGroups, contract } from '#adapters/contract/contract.ts'
import { type CallName, type ContractRequest, PORTAL_COOKIE } from '#adapters/contract/record.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { ChangeRequest } from '#core/portal/service-change.ts'
import { providerHarness } from '#test/adapters/orchestrator/conformance/provider.harness.ts'
import { accountIdOf, accountNamed } from '#test/adapters/provider/store/portal-records.ts'
import { median } from '#test/bench/report.ts'
import { callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { signedIn } from '#test/builders/customer.builder.ts'
import { answerOf, readyBuyer } from '#test/builders/provider.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { signedInProvider } from '#test/builders/signed-in.builder.ts'

const victim = accountIdOf('victim')
const thief = accountIdOf('thief')
/** A service of the victim alone. */
const SERVICE = 'victim-service' as ServiceId

/** The ids in a call about an account: one of the victim, and an unknown one. */
type Ids = {
  readonly accountId: string
  readonly billId: string
  readonly changeId: string
  readonly orderNumber: string
  readonly serviceId: string
  readonly optionId: string
}

const NOBODY: Ids = {
  accountId: 'CM-000000',
  billId: '1999-01-05',
  changeId: 'change-of-nobody-at-all',
  orderNumber: 'NONE0-NONE0',
  serviceId: 'nobody-service',
  optionId: 'discount.nobody-service',
}

/** Each call that names something, with the parts of its request that do. */
const naming: Partial<Record<CallName, (ids: Ids, wire: ContractRequest) => ContractRequest>> = {
  chooseAccount: ({ accountId }, wire) => ({ ...wire, body: { accountId } }),
  bill: ({ billId }, wire) => ({ ...wire, params: { billId } }),
  retentionOptions: ({ serviceId }, wire) => ({ ...wire, body: { serviceIds: [serviceId], reason: null } }),
  previewChange: ({ optionId }, wire) => ({
    ...wire,
    body: { kind: 'acceptOption', optionId, reason: null },
  }),
  requestChange: ({ serviceId }, wire) => ({
    ...wire,
    body: {
      request: {
        kind: 'cancel',
        serviceIds: [serviceId],
        reason: null,
        timing: 'today',
        returnMethod: 'mail',
      },
      token: 'token',
    },
  }),
  withdrawChange: ({ changeId }, wire) => ({ ...wire, params: { changeId } }),
  visitWindows: ({ orderNumber }, wire) => ({ ...wire, params: { orderNumber } }),
  moveVisit: ({ orderNumber }, wire) => ({ ...wire, params: { orderNumber } }),
  cancelVisit: ({ orderNumber }, wire) => ({ ...wire, params: { orderNumber } }),
}

const names = Object.keys(naming) as readonly CallName[]

let app: FastifyInstance
let cookie: string
let theirs: Ids

/** An account with an order, a pending change and a service of its own. */
const openVictim = async (): Promise<ReturnType<typeof providerHarness>> => {
  const built = providerHarness()
  const { harness } = built
  const { visitor, order } = await readyBuyer(harness)
  const { serviceAddress } = (await answerOf(visitor.sessionInfo())).sessionInfo
  const placed = await answerOf(order())
  if (placed.state !== 'placed') throw new Error('no order')
  const { street, unit, city, state, zip } = serviceAddress
  const { services } = accountNamed('victim')
  const place = { street, unit, city, state, zip }
  const held = services.map((service) => ({ ...service, id: SERVICE }))
  const { orderNumber } = placed.receipt
  await harness.openAccount(accountNamed('victim', { place, services: held }))
  const holder = harness.customer(signedIn([victim]))
  const request: ChangeRequest = {
    kind: 'cancel',
    serviceIds: [SERVICE],
    reason: null,
    timing: 'endOfCycle',
    returnMethod: 'mail',
  }
  const { token } = await answerOf(holder.previewChange(request))
  const change = await answerOf(holder.requestChange({ key: 'victim' as IdempotencyKey, request, token }))
  await built.built.store.transaction(async (tx) => {
    const account = await tx.lockPortalAccount(victim)
    if (account !== null)
      await tx.savePortalAccount({ ...account, orderNumbers: [orderNumber] }, built.built.clock.now())
  })
  theirs = {
    accountId: victim,
    billId: (await answerOf(holder.accountSummary())).bills[0]?.id ?? '',
    changeId: change.id,
    orderNumber,
    serviceId: SERVICE,
    optionId: `discount.${SERVICE}`,
  }
  return built
}

beforeAll(async () => {
  const { harness, provider } = await openVictim()
  // The account of the thief began when the victim's bills were over, so that no bill has the same id.
  const services = accountNamed('thief').services.map((service) => ({
    ...service,
    since: '2026-11-18' as never,
  }))
  await harness.openAccount(accountNamed('thief', { services, cycleDay: 18 }))
  const host = signedInProvider(provider)
  app = await openServer({ provider: host.provider })
  cookie = `${PORTAL_COOKIE}=${host.signIn(signedIn([thief]))}`
})
afterAll(() => app.close())

const ask = (name: CallName, ids: Ids): Promise<LightMyRequestResponse> =>
  app.inject({
    ...withHeaders(
      callTo(name, (wire) => naming[name]?.(ids, wire) ?? wire),
      { cookie },
    ),
  })

const withoutId = ({ body }: LightMyRequestResponse): string => body.replace(/"requestId":"[^"]+"/, '')

describe('objects of one account, requested by another', () => {
  it('cover every call of the portal that names something', () => {
    const parts = (name: CallName): string => {
      const { properties = {} } = contract[name].request.schema()
      return JSON.stringify([properties['params'], properties['body']])
    }
    const withNames = (Object.keys(callGroups.portal) as CallName[]).filter((name) =>
      /billId|changeId|orderNumber|accountId|serviceIds|optionId/.test(parts(name)),
    )
    expect(withNames.toSorted()).toEqual(names.toSorted())
  })

  it.each(names)(
    'get the same response from %s as unknown objects: 404, with the same body (S14)',
    async (name) => {
      const unknown = await ask(name, NOBODY)
      const foreign = await ask(name, theirs)
      expect([unknown.statusCode, foreign.statusCode]).toEqual([404, 404])
      expect(withoutId(foreign)).toBe(withoutId(unknown))
      for (const id of Object.values(theirs)) expect(foreign.body).not.toContain(id)
    },
  )

  it.each(names)('take as long in %s as unknown objects (S24)', async (name) => {
    const times = { theirs: [] as number[], nobody: [] as number[] }
    for (let turn = 0; turn < 61; turn += 1)
      for (const [kind, ids] of [
        ['theirs', theirs],
        ['nobody', NOBODY],
      ] as const) {
        const before = performance.now()
        await ask(name, ids)
        times[kind].push(performance.now() - before)
      }
    // Medians of a busy machine.
    const ratio = median(times.theirs) / median(times.nobody)
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })
})
