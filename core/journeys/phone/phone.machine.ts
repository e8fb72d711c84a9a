import { either as E } from 'fp-ts'
import type { ActorRefFrom } from 'xstate'
import { assertEvent, assign, createActor, fromPromise, setup } from 'xstate'
import type { PhoneDetails } from '../../phone/phone-details.ts'
import type { PhoneOptions } from '../../ports/phone-calls.ts'
import { succeeded } from '../answered.ts'
import type { NumberRequest, PhonePorts, TransferAnswer } from './phone.actors.ts'
import { checkTransfer, loadOptions, parseNumberEntry, saveDetails } from './phone.actors.ts'
import type { Answer, PhoneContext, PhoneEvent, Saved } from './phone.context.ts'
import { NO_RESULT, isPortable, present } from './phone.context.ts'

/** Chooses a new number for a line, or checks and ports one of another carrier (PHN-05 to PHN-10). */
export const createPhoneMachine = (ports: PhonePorts) =>
  setup({
    types: { context: {} as PhoneContext, events: {} as PhoneEvent },
    actors: {
      loadOptions: fromPromise<Answer<PhoneOptions>>(() => loadOptions(ports)),
      checkTransfer: fromPromise<Answer<TransferAnswer>, NumberRequest>(({ input }) =>
        checkTransfer(ports, input),
      ),
      saveDetails: fromPromise<Answer<Saved>, PhoneDetails>(({ input }) => saveDetails(ports, input)),
    },
    guards: {
      isEntryValid: ({ event }) =>
        event.type === 'number.entered' && E.isRight(parseNumberEntry(event, ports)),
    },
    actions: {
      noteFailure: assign((_args, output: Answer<unknown>) => ({
        failure: E.isLeft(output) ? output.left : null,
      })),
      choose: assign(({ event }) => {
        assertEvent(event, 'number.chosen')
        const { lineId, number } = event
        const pending = {
          phoneProductId: ports.product.id,
          lineId,
          telephoneNumber: number,
          portingFlag: false,
        }
        return { ...NO_RESULT, request: null, pending }
      }),
      enter: assign(({ event }) => {
        assertEvent(event, 'number.entered')
        const entry = parseNumberEntry(event, ports)
        return E.isRight(entry)
          ? { ...NO_RESULT, request: entry.right }
          : { ...NO_RESULT, request: null, invalid: entry.left }
      }),
      keepNumber: assign(({ context }) => {
        const { lineId, telephoneNumber, pinUntil } = present(context.request)
        return {
          pending: {
            phoneProductId: ports.product.id,
            lineId,
            telephoneNumber,
            portingFlag: true,
            ...(pinUntil === null ? {} : { transferPinUntil: pinUntil }),
          },
        }
      }),
    },
  }).createMachine({
    id: 'phone',
    context: { offered: [], phoneDetails: [], request: null, pending: null, ...NO_RESULT },
    initial: 'loading',
    states: {
      loading: {
        entry: assign(NO_RESULT),
        invoke: {
          src: 'loadOptions',
          onDone: [
            {
              guard: succeeded,
              target: 'open',
              actions: assign(({ event: { output } }) => (E.isRight(output) ? output.right : {})),
            },
            { target: 'notLoaded', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      notLoaded: { on: { 'retry.requested': 'loading' } },
      open: {
        initial: 'choosing',
        on: {
          'number.chosen': { target: 'saving', actions: 'choose' },
          'number.entered': [
            { guard: 'isEntryValid', target: 'checking', actions: 'enter' },
            { target: '.choosing', actions: 'enter' },
          ],
          'choice.reopened': { target: '.choosing', actions: assign({ ...NO_RESULT, request: null }) },
        },
        states: {
          choosing: {},
          portable: { on: { 'transfer.confirmed': { target: '#phone.saving', actions: 'keepNumber' } } },
          notPortable: {},
          notChecked: { on: { 'retry.requested': '#phone.checking' } },
          saved: {},
          notSaved: { on: { 'retry.requested': '#phone.saving' } },
        },
      },
      checking: {
        entry: assign(NO_RESULT),
        invoke: {
          src: 'checkTransfer',
          input: ({ context }) => present(context.request),
          onDone: [
            {
              guard: isPortable,
              target: 'open.portable',
              actions: assign(({ event: { output } }) => ({
                transfer: E.isRight(output) ? output.right : null,
              })),
            },
            {
              guard: succeeded,
              target: 'open.notPortable',
              actions: assign(({ event: { output } }) => ({
                transfer: E.isRight(output) ? output.right : null,
              })),
            },
            {
              target: 'open.notChecked',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
      saving: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'saveDetails',
          input: ({ context }) => present(context.pending),
          onDone: [
            {
              guard: succeeded,
              target: 'open.saved',
              actions: [
                assign(({ event: { output } }) =>
                  E.isRight(output)
                    ? { ...NO_RESULT, offered: output.right.offered, phoneDetails: output.right.phoneDetails }
                    : {},
                ),
                ({ event: { output } }) => {
                  if (E.isRight(output)) ports.onChange(output.right)
                },
              ],
            },
            {
              target: 'open.notSaved',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
    },
  })

/** Starts the dialog of the numbers of a product. Its owner stops it. */
export const startPhone = (ports: PhonePorts): ActorRefFrom<ReturnType<typeof createPhoneMachine>> =>
  createActor(createPhoneMachine(ports)).start()
