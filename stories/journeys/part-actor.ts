import { createVisitor } from '#core/journeys/visitor/visitor.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import type { SavedCartCalls } from '#core/ports/saved-cart-calls.ts'
import type { Visitor } from '#core/ports/visitor.ts'
import type { Stage } from '../stage/stage.ts'
import { storageOf } from '../stage/stage.ts'

/** Returns a function that starts a part once for each sale. */
export const startedOnce = <Started extends object>(
  start: (sale: Sale) => Started,
): ((sale: Sale) => Started) => {
  const started = new WeakMap<Sale, Started>()
  return (sale) => {
    const actor = started.get(sale) ?? start(sale)
    started.set(sale, actor)
    return actor
  }
}

/** Returns `prepare`, which remembers a stage, and `actorOn`, which starts the part of that stage at its first use. */
export const startedOnStage = <Started extends object>(start: (stage: Stage) => Started) => {
  const stages = new WeakMap<Sale, Stage>()
  return {
    prepare: (stage: Stage): void => void stages.set(stage.sale, stage),
    actorOn: startedOnce((sale) => {
      const stage = stages.get(sale)
      if (stage === undefined) throw new Error('a part on a stage that is not prepared')
      return start(stage)
    }),
  }
}

/** Returns a visitor whose calls wait for the call control of the stage. `calls` replaces some of them. */
export const visitorOn = (
  { gate, provider, brand, ports }: Stage,
  calls: Partial<SavedCartCalls> = {},
): Visitor =>
  createVisitor({
    orchestrator: gate.guard({ ...provider.visitor, ...calls }),
    storage: storageOf({}),
    clock: ports.clock,
    isReferring: false,
    isReturnEnabled: false,
    affiliateFallbacks: brand.affiliateFallbacks,
  })

/** Returns the calls about coupons and numbers of a sale; a stage has them always. */
export const cartOptionsOf = ({ cartOptions }: Sale): LoadCartOptions => {
  if (cartOptions === null) throw new Error('a sale without the calls about coupons')
  return cartOptions
}
