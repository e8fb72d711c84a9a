import { either as E } from 'fp-ts'
import { assertEvent, assign, cancel, emit, raise, setup } from 'xstate'
import { answerIn, failureIn, succeeded } from '../answered.ts'
import type { AddressForm } from '../../address/address-form.ts'
import { EMPTY_ADDRESS_FORM, parseAddressForm } from '../../address/address-form.ts'
import { zipInput } from '../../address/address.ts'
import { ADDRESS_PARSE_DEBOUNCE_MS } from '../../address/autocomplete.ts'
import { fullAddressIn } from '../../address/full-address.ts'
import { SUGGEST_DEBOUNCE_MS, hasUnits, pickSuggestion, shouldSuggest } from '../../address/suggestion.ts'
import type { Channel } from '../../session/session.ts'
import type { LocalizationPorts } from './localization.actors.ts'
import { localizationActors } from './localization.actors.ts'
import type { LocalizationContext } from './localization.context.ts'
import type { LocalizationEmitted, LocalizationEvent } from './localization.events.ts'

/**
 * Resolves an address to its offers. Three regions run in parallel: `lookup` suggests streets and units while the visitor types (the last
 * query wins), `parsing` reads a complete address from the street field after a longer pause, and `resolution` asks the provider about a
 * complete address. `form` contains the field values of a draft.
 */
export const createLocalizationMachine = (ports: LocalizationPorts) =>
  setup({
    types: {
      context: {} as LocalizationContext,
      events: {} as LocalizationEvent,
      emitted: {} as LocalizationEmitted,
      input: {} as {
        readonly channel: Channel
        readonly vParam?: string | undefined
        readonly campaign?: string | undefined
        readonly form?: AddressForm | undefined
      },
    },
    actors: localizationActors(ports),
    delays: { suggestDebounce: SUGGEST_DEBOUNCE_MS, parseDebounce: ADDRESS_PARSE_DEBOUNCE_MS },
    guards: {
      isTooShort: ({ context }) => !shouldSuggest(context.form.street),
      hasFullAddress: ({ context }) => fullAddressIn(context.form) !== null,
      hasUnitQuery: ({ context }) => context.form.street !== '' && context.form.zip !== '',
      hasUnits: ({ event }) => event.type === 'street.picked' && hasUnits(event.suggestion),
      hasAddress: ({ context }) => context.address !== null,
      isAnswered: ({ context }) => context.isAnswered,
    },
    actions: {
      forgetOptions: assign({ streets: [], units: [], lookupFailure: null }),
      fillFullAddress: assign(({ context }) => ({ form: fullAddressIn(context.form) ?? context.form })),
      writeStreet: assign(({ context, event }) => {
        assertEvent(event, 'street.typed')
        return { form: { ...context.form, street: event.text } }
      }),
      writeUnit: assign(({ context, event }) => {
        assertEvent(event, 'unit.typed')
        return { form: { ...context.form, unit: event.text } }
      }),
    },
  }).createMachine({
    id: 'localization',
    type: 'parallel',
    context: ({ input }) => ({
      channel: input.channel,
      vParam: input.vParam ?? null,
      campaign: input.campaign ?? null,
      form: input.form ?? EMPTY_ADDRESS_FORM,
      streets: [],
      units: [],
      lookupFailure: null,
      address: null,
      isAnswered: false,
      failure: null,
      notice: null,
    }),
    on: {
      'zip.typed': {
        actions: assign(({ context, event }) => ({
          form: { ...context.form, zip: zipInput(event.text) },
        })),
      },
      'form.prefilled': { actions: assign(({ event }) => ({ form: event.form })) },
    },
    states: {
      lookup: {
        initial: 'idle',
        on: {
          'street.typed': {
            target: '.awaitingStreet',
            actions: [
              'writeStreet',
              cancel('street.paused'),
              raise({ type: 'street.paused' }, { id: 'street.paused', delay: 'parseDebounce' }),
            ],
          },
          'unit.typed': { target: '.awaitingUnit', actions: 'writeUnit' },
          'street.picked': [
            {
              guard: 'hasUnits',
              target: '.findingUnits',
              actions: assign(({ event }) => ({ form: pickSuggestion(event.suggestion), streets: [] })),
            },
            {
              target: '.idle',
              actions: ['forgetOptions', assign(({ event }) => ({ form: pickSuggestion(event.suggestion) }))],
            },
          ],
          'unit.picked': {
            target: '.idle',
            actions: [
              'forgetOptions',
              assign(({ context, event }) => ({
                form: { ...context.form, unit: event.suggestion.secondary },
              })),
            ],
          },
          'street.paused': { guard: 'hasFullAddress', target: '.idle' },
          'address.submitted': { target: '.idle', actions: ['forgetOptions', cancel('street.paused')] },
        },
        states: {
          idle: {},
          awaitingStreet: {
            always: { guard: 'isTooShort', target: 'idle', actions: 'forgetOptions' },
            after: { suggestDebounce: 'findingStreets' },
          },
          findingStreets: {
            invoke: {
              src: 'findStreets',
              input: ({ context }) => context.form.street,
              onDone: {
                target: 'idle',
                actions: assign(({ event: { output } }) =>
                  E.isRight(output)
                    ? { streets: output.right, lookupFailure: null }
                    : { streets: output.left.samples ?? [], lookupFailure: output.left },
                ),
              },
            },
          },
          awaitingUnit: {
            after: {
              suggestDebounce: [{ guard: 'hasUnitQuery', target: 'findingUnits' }, { target: 'idle' }],
            },
          },
          findingUnits: {
            invoke: {
              src: 'findUnits',
              input: ({ context: { form } }) => ({
                street: form.street,
                zip: form.zip,
                typed: form.unit,
              }),
              onDone: {
                target: 'idle',
                actions: assign(({ event: { output } }) =>
                  E.isRight(output)
                    ? { units: output.right, lookupFailure: null }
                    : { units: [], lookupFailure: output.left },
                ),
              },
            },
          },
        },
      },
      parsing: {
        initial: 'idle',
        on: {
          'street.typed': '.idle',
          'street.picked': '.idle',
          'unit.typed': '.idle',
          'address.submitted': '.idle',
          'street.paused': {
            guard: 'hasFullAddress',
            target: '.standardizing',
            actions: ['forgetOptions', 'fillFullAddress'],
          },
        },
        states: {
          idle: {},
          standardizing: {
            invoke: {
              src: 'standardizeAddress',
              input: ({ context }) => answerIn(parseAddressForm(context.form)),
              onDone: {
                target: 'idle',
                actions: assign(({ context, event: { output } }) => ({
                  form: E.isRight(output) && output.right !== null ? { ...output.right } : context.form,
                })),
              },
            },
          },
        },
      },
      resolution: {
        initial: 'entering',
        on: {
          'address.submitted': {
            target: '.resolving',
            actions: assign(({ event }) => ({
              address: event.address,
              isAnswered: false,
              form: { ...event.address },
              failure: null,
              notice: null,
            })),
          },
          'session.restored': {
            target: '.resolved',
            actions: assign(({ event }) => ({
              address: event.answer.providedAddress,
              isAnswered: true,
              form: { ...event.answer.providedAddress },
              failure: null,
              notice: null,
            })),
          },
          'session.expired': {
            target: '.entering',
            actions: assign({ isAnswered: false, failure: null, notice: 'sessionExpired' as const }),
          },
          'form.reopened': { target: '.entering', actions: assign({ failure: null }) },
          'outcome.reopened': { guard: 'isAnswered', target: '.resolved' },
        },
        states: {
          entering: {},
          resolving: {
            entry: emit({ type: 'resolution.started' }),
            invoke: {
              src: 'resolveAddress',
              input: ({ context }) => {
                if (context.address === null) throw new Error('resolving without an address')
                return {
                  address: context.address,
                  channel: context.channel,
                  returnNearbyMatch: true,
                  ...(context.vParam === null ? {} : { vParam: context.vParam }),
                  ...(context.campaign === null ? {} : { campaign: context.campaign }),
                }
              },
              onDone: [
                {
                  guard: succeeded,
                  target: 'resolved',
                  actions: [
                    assign({ isAnswered: true }),
                    emit(({ event }) => ({ type: 'localized' as const, answer: answerIn(event.output) })),
                  ],
                },
                {
                  target: 'failed',
                  actions: assign(({ event }) => ({ failure: failureIn(event.output) })),
                },
              ],
            },
          },
          resolved: {},
          failed: {
            on: {
              'retry.requested': {
                guard: 'hasAddress',
                target: 'resolving',
                actions: assign({ failure: null }),
              },
            },
          },
        },
      },
    },
  })
