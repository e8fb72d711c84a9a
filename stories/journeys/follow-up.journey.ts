import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import type {
  FollowUpActor,
  FollowUpContext,
  FollowUpEvent,
} from '#core/journeys/follow-up/follow-up.machine.ts'
import { createFollowUpMachine, startFollowUp } from '#core/journeys/follow-up/follow-up.machine.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { addressWithOutcome } from '../stage/buyer.ts'
import { localized } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import { startedOnce } from './part-actor.ts'

/** What the request of the stories is about. */
export const followedUp = {
  kind: 'dispute' satisfies FollowUpKind,
  outcome: 'notServiceable' satisfies OutcomeKind,
  address: addressWithOutcome('notServiceable'),
} as const

const form = {
  emailAddress: 'maria@correo.example',
  statement: 'Mis vecinos del 20 ya tienen el servicio, y el cable pasa por delante de mi puerta.',
  consent: true,
}

/** Returns the actor of the form on a stage. */
export const startedFollowUp = startedOnce(({ followUps }): FollowUpActor => {
  if (followUps === null) throw new Error('a sale without follow-ups')
  return startFollowUp({ ...followedUp, load: followUps })
})

/** A request about the outcome of an address. */
export const followUp: Journey<FollowUpContext, FollowUpEvent, 'send'> = {
  name: 'follow-up',
  title: { es: 'Revisión de una dirección', en: 'Review of an address' },
  states: {
    editing: { es: 'Escribe la solicitud', en: 'Writing the request' },
    sending: { es: 'Enviando la solicitud', en: 'Sending the request' },
    failed: { es: 'Solicitud sin enviar', en: 'Request not sent' },
    sent: { es: 'Solicitud guardada', en: 'Request saved' },
  },
  machine: () => createFollowUpMachine({ ...followedUp, load: () => new Promise(() => undefined) }),
  actor: startedFollowUp,
  userEvents: [
    { name: 'form.changed', event: () => ({ type: 'form.changed', changes: form }) },
    { name: 'form.changed empty', event: () => ({ type: 'form.changed', changes: { consent: false } }) },
    { name: 'form.submitted', event: () => ({ type: 'form.submitted' }) },
  ],
  systemEvents: [],
  invoked: {
    send: {
      calls: ['requestFollowUp'],
      outcomes: [
        { name: 'answers', output: () => answered({ requested: true }), behavior: 'answers' },
        ...failings('TOO_MANY'),
      ],
    },
  },
  digest: ({ form: { consent }, errors }) => [consent, errors !== null],
  setting: (stage) => localized(stage, followedUp.outcome),
}
