import { waitFor } from 'xstate'
import type { OfferId } from '#core/catalog/offer.ts'
import { startPhone, createPhoneMachine } from '#core/journeys/phone/phone.machine.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { GIG } from '../stage/buyer.ts'
import { shown } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import { cartOptionsOf, startedOnce } from './part-actor.ts'

export const HOME = 'home-phone' as OfferId
const LINE = 'line-1'

/** A number that can be ported, and one that cannot. */
const PORTABLE = '3055550134'
const NOT_PORTABLE = '3055550172'

const product = { id: HOME, lineOfBusiness: 'Voice' } as const
const today = '2026-11-18' as PlainDate

type Context = ReturnType<ReturnType<typeof startPhone>['getSnapshot']>['context']
type Event = Parameters<ReturnType<typeof startPhone>['send']>[0]

const start = (sale: Sale) =>
  startPhone({
    load: cartOptionsOf(sale),
    product,
    today,
    whenSaved: () => whenSaved(sale.actor),
    onChange: ({ cart, offers }) => sale.actor.send({ type: 'shop.changed', cart, offers }),
  })

const entered = (number: string): Event => ({ type: 'number.entered', lineId: LINE, number, pinUntil: '' })

const isPortable = ({ request }: Context): boolean => request?.telephoneNumber === PORTABLE

/** Returns the actor of the dialog on a stage. */
export const startedPhone = startedOnce(start)

/** The dialog of the numbers of a telephone product. */
export const phone: Journey<Context, Event, 'loadOptions' | 'checkTransfer' | 'saveDetails'> = {
  name: 'phone',
  title: { es: 'Número', en: 'Phone number' },
  states: {
    loading: { es: 'Cargando los números', en: 'Loading the numbers' },
    notLoaded: { es: 'Números sin cargar', en: 'Numbers not loaded' },
    'open.choosing': { es: 'Elige un número', en: 'Choosing a number' },
    checking: { es: 'Comprobando tu número', en: 'Checking your number' },
    'open.portable': { es: 'Tu número se puede traer', en: 'Number can be transferred' },
    'open.notPortable': { es: 'Tu número no se puede traer', en: 'Number cannot be transferred' },
    'open.notChecked': { es: 'Número sin comprobar', en: 'Number not checked' },
    saving: { es: 'Guardando el número', en: 'Saving the number' },
    'open.saved': { es: 'Número guardado', en: 'Number saved' },
    'open.notSaved': { es: 'Número sin guardar', en: 'Number not saved' },
  },
  machine: () =>
    createPhoneMachine({
      load: () => new Promise(() => undefined),
      product,
      today,
      whenSaved: () => Promise.resolve(),
      onChange: () => undefined,
    }),
  actor: startedPhone,
  userEvents: [
    {
      name: 'number.chosen',
      event: ({ offered: [number = null] }) => ({ type: 'number.chosen', lineId: LINE, number }),
    },
    { name: 'number.entered', event: () => entered(PORTABLE) },
    { name: 'number.entered not portable', event: () => entered(NOT_PORTABLE) },
    { name: 'number.entered malformed', event: () => entered('305') },
    { name: 'transfer.confirmed', event: () => ({ type: 'transfer.confirmed' }) },
    { name: 'choice.reopened', event: () => ({ type: 'choice.reopened' }) },
    { name: 'retry.requested', event: () => ({ type: 'retry.requested' }) },
  ],
  systemEvents: [],
  invoked: {
    loadOptions: {
      calls: ['phoneOptions'],
      outcomes: [
        { name: 'answers', output: () => answered({ offered: [], phoneDetails: [] }), behavior: 'answers' },
        ...failings('STEP_MISSING'),
      ],
    },
    checkTransfer: {
      calls: ['verifyPhoneNumber', 'phonePortability'],
      outcomes: [
        {
          name: 'portable',
          output: (context) => (isPortable(context) ? answered({ isPortable: true, carrier: null }) : null),
          behavior: 'answers',
        },
        {
          name: 'not portable',
          output: (context) =>
            isPortable(context) ? null : answered({ isPortable: false, reason: 'notPortable' }),
          behavior: 'answers',
        },
        ...failings('TOO_MANY'),
      ],
    },
    saveDetails: {
      calls: ['updatePhoneDetails', 'phoneOptions'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, { shopped: cart, offers }) =>
            answered({ cart, offers, offered: [], phoneDetails: [] }),
          behavior: 'answers',
        },
        ...failings('STEP_MISSING'),
      ],
    },
  },
  digest: ({ request, pending, transfer, invalid }) => [
    request?.telephoneNumber,
    pending !== null,
    transfer?.isPortable,
    invalid?._tag,
  ],
  setting: async (stage) => {
    const { actor } = stage.sale
    await shown(stage)
    actor.send({ type: 'plan.chosen', offerId: GIG })
    actor.send({ type: 'item.changed', offerId: HOME, quantity: 1 })
    await waitFor(actor, isSaved)
  },
}
