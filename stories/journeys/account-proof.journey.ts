import { waitFor } from 'xstate'
import type { AccountProofActor } from '#core/journeys/account-proof/account-proof.machine.ts'
import {
  createAccountProofMachine,
  startAccountProof,
} from '#core/journeys/account-proof/account-proof.machine.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import { cents } from '#core/shared/money.ts'
import { TYPED_CODE, sentCode } from '../stage/sent-code.ts'
import { localized } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import { startedOnStage } from './part-actor.ts'

const { prepare, actorOn } = startedOnStage(({ provider, sale, gate }): AccountProofActor => {
  const calls = gate.guard({
    ...provider.visitor,
    proveAccount: () => async () =>
      provider.visitor.proveAccount({ code: await sentCode(provider, 'accountCode') })(),
  })
  return startAccountProof({
    load: () => Promise.resolve(calls),
    whenSaved: () => whenSaved(sale.actor),
    onProven: (proven) => sale.actor.send({ type: 'account.proven', ...proven }),
  })
})

/** Returns the actor of the proof on a stage. */
export const startedAccountProof = actorOn

type Context = ReturnType<AccountProofActor['getSnapshot']>['context']
type Event = Parameters<AccountProofActor['send']>[0]

/** The proof of an existing customer. */
export const accountProof: Journey<Context, Event, 'sendCode' | 'prove'> = {
  name: 'account-proof',
  title: { es: 'Confirmar la cuenta', en: 'Account proof' },
  states: {
    offering: { es: 'Ofrece enviar un código', en: 'Offering a code' },
    sendingCode: { es: 'Enviando el código', en: 'Sending the code' },
    enteringCode: { es: 'Escribe el código', en: 'Entering the code' },
    proving: { es: 'Revisando el código', en: 'Checking the code' },
    proven: { es: 'Cuenta confirmada', en: 'Account proven' },
  },
  machine: () =>
    createAccountProofMachine({
      load: () => new Promise(() => undefined),
      whenSaved: () => Promise.resolve(),
      onProven: () => undefined,
    }),
  actor: startedAccountProof,
  userEvents: [
    { name: 'code.requested', event: () => ({ type: 'code.requested' }) },
    { name: 'code.submitted', event: () => ({ type: 'code.submitted', code: TYPED_CODE }) },
  ],
  systemEvents: [],
  invoked: {
    sendCode: {
      calls: ['requestAccountCode'],
      outcomes: [
        { name: 'answers', output: () => answered({ maskedEmail: 'c•••@•••' }), behavior: 'answers' },
        ...failings('STEP_MISSING', 'CART_ORDERED', 'ORDER_IN_FLIGHT', 'TOO_MANY'),
      ],
    },
    prove: {
      calls: ['proveAccount'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, { shopped: cart, offers }) =>
            answered({ account: { holdings: [], pastDue: cents(0) }, cart, offers }),
          behavior: 'answers',
        },
        ...failings('STEP_MISSING', 'CART_ORDERED', 'ORDER_IN_FLIGHT', 'NOT_FOUND', 'TOO_MANY'),
      ],
    },
  },
  digest: ({ maskedEmail }) => maskedEmail,
  setting: async (stage) => {
    await localized(stage, 'existingCustomer')
    await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('open'))
    prepare(stage)
  },
}
