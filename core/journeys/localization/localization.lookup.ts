import { either as E } from 'fp-ts'
import { assign, cancel, raise } from 'xstate'
import { pickSuggestion } from '../../address/suggestion.ts'
import type { LocalizationSetup } from './localization.setup.ts'

/** The region that suggests streets and units while the visitor types. The last query wins. */
export const lookupState = (localization: LocalizationSetup) =>
  localization.createStateConfig({
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
          actions: assign(({ event }) => ({
            form: pickSuggestion(event.suggestion),
            streets: [],
            hasUnits: true,
          })),
        },
        {
          target: '.idle',
          actions: [
            'forgetOptions',
            assign(({ event }) => ({ form: pickSuggestion(event.suggestion), hasUnits: false })),
          ],
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
            actions: [
              { type: 'logLookup', params: ({ event }) => event.output },
              assign(({ event: { output } }) =>
                E.isRight(output)
                  ? { streets: output.right, lookupFailure: null }
                  : { streets: output.left.samples ?? [], lookupFailure: output.left },
              ),
            ],
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
            actions: [
              { type: 'logLookup', params: ({ event }) => event.output },
              assign(({ event: { output } }) =>
                E.isRight(output)
                  ? { units: output.right, lookupFailure: null }
                  : { units: [], lookupFailure: output.left },
              ),
            ],
          },
        },
      },
    },
  })
