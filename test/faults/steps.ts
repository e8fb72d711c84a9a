import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { GatewayLedger } from '#adapters/provider/gateway/gateway-ledger.ts'
import type { SqlStore } from '#adapters/server/store/sql-store.ts'

type Asking = (...given: readonly never[]) => unknown

/**
 * Every place where the provider waits for its store or its gateway, named and counted from the moment it is armed;
 * at one of them the process ends as by kill -9. Of tests alone: the server has no such thing (S15).
 */
export const openSteps = (end: () => void) => {
  let dieAt = 0
  let passed: string[] = []

  const step = (name: string): void => {
    if (dieAt === 0) return
    passed.push(name)
    if (passed.length === dieAt) end()
  }

  /** Before each call of a port. */
  const before = <Port extends object>(port: Port, of: string): Port =>
    Object.fromEntries(
      Object.entries(port).map(([name, call]) => [
        name,
        (...given: readonly never[]) => {
          step(`${of}.${name}`)
          return (call as Asking)(...given)
        },
      ]),
    ) as Port

  return {
    /** Starts to count steps; kills the process at the step with this number, from one. */
    arm: (at: number): void => {
      dieAt = at
      passed = []
    },
    passed: (): readonly string[] => passed,
    aroundStore: ({ store, ledger }: SqlStore): SqlStore => ({
      store: {
        ...store,
        transaction: async (work) => {
          step('begin')
          const done = await store.transaction(async (tx) => {
            const worked = await work(before(tx, 'tx'))
            step('commit')
            return worked
          })
          step('committed')
          return done
        },
      },
      ledger: before<GatewayLedger>(ledger, 'ledger'),
    }),
    aroundGateway: (gateway: PaymentGateway): PaymentGateway => ({
      ...gateway,
      capture:
        (...args) =>
        async () => {
          step('capture')
          const state = await gateway.capture(...args)()
          step('captured')
          return state
        },
    }),
  }
}
