import type { RequirementsInput } from '#core/journeys/checkout/checkout.requirements.ts'
import { createDeferredRequirementsMachine } from '#core/journeys/checkout/deferred-requirements.machine.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { LoadedRequirements } from '#core/checkout/requirements.ts'
import { waitFor } from 'xstate'
import { answered } from './failures.ts'
import type { Journey } from './journey.ts'
import { startedOnce } from './part-actor.ts'
import { stageRandom } from '../stage/provider.ts'
import { checkout } from './checkout.journey.ts'

type Context = RequirementsInput & { readonly tries: number; readonly isExpired: boolean }

const NOTHING: LoadedRequirements = {
  riskRequirements: null,
  installOptions: null,
  agreements: null,
  windows: null,
}

const input: RequirementsInput = {
  cartId: 'cart' as CartId,
  facts: { isBlueOn: false, preWorkReady: false, chosenInstall: null, hasVisit: false },
  loaded: NOTHING,
}

const CALLS = ['getAgreements', 'riskRequirements', 'installOptions', 'installationSchedule']

/** A few pauses between two tries: the next ones differ only in their length. */
const TRIES = 3

/** The parts of a checkout that are loaded again until they are there. */
export const deferredRequirements: Journey<Context, { readonly type: 'retry.requested' }, 'load'> = {
  name: 'deferred-requirements',
  title: { es: 'Partes que faltan', en: 'Missing parts' },
  states: {
    waiting: { es: 'Esperando para intentar otra vez', en: 'Waiting to try again' },
    loading: { es: 'Cargando lo que falta', en: 'Loading what is missing' },
    over: { es: 'Ya no falta nada', en: 'Nothing is missing' },
  },
  inputs: [input],
  machine: () => createDeferredRequirementsMachine(() => () => new Promise(() => undefined), stageRandom()),
  actor: startedOnce(({ checkout: actor }) => {
    const { loadMissing } = actor.getSnapshot().children
    if (loadMissing === undefined) throw new Error('a checkout without missing parts')
    return loadMissing
  }),
  userEvents: [{ name: 'retry.requested', event: () => ({ type: 'retry.requested' }) }],
  systemEvents: [],
  invoked: {
    load: {
      calls: CALLS,
      outcomes: [
        {
          name: 'answers',
          output: ({ tries }, { requirements }) => (tries < TRIES ? answered(requirements) : null),
          behavior: 'answers',
        },
        {
          name: 'answers without parts',
          output: ({ tries }) => (tries < TRIES ? answered(NOTHING) : null),
          behavior: { _tag: 'TimedOut' },
        },
        { name: 'SessionExpired', output: () => ({ _tag: 'Left', left: { _tag: 'SessionExpired' } }) },
      ],
    },
  },
  digest: ({ tries }) => tries,
  setting: async (stage) => {
    await checkout.setting(stage)
    const { sale, gate } = stage
    gate.close()
    sale.actor.send({ type: 'configuration.confirmed' })
    gate.admit(CALLS, { _tag: 'TimedOut' })
    await waitFor(sale.checkout, (snapshot) => snapshot.matches('filling'))
    gate.dismiss()
    gate.open()
  },
}
