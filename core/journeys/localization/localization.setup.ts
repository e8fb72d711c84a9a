import { either as E } from 'fp-ts'
import { assertEvent, assign, setup } from 'xstate'
import type { AddressForm } from '../../address/address-form.ts'
import { zipInput } from '../../address/address.ts'
import { ADDRESS_PARSE_DEBOUNCE_MS } from '../../address/autocomplete.ts'
import { fullAddressIn } from '../../address/full-address.ts'
import { SUGGEST_DEBOUNCE_MS, hasUnits, shouldSuggest } from '../../address/suggestion.ts'
import type { AddressLookupFailure } from '../../ports/address-lookup.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { Channel } from '../../session/session.ts'
import type { LocalizationPorts } from './localization.actors.ts'
import { localizationActors } from './localization.actors.ts'
import type { LocalizationContext } from './localization.context.ts'
import type { LocalizationEmitted, LocalizationEvent } from './localization.events.ts'
import { localizationFailed } from './localization.trouble.ts'

/** Defines the actors, guards, actions and delays of the localization machine by name. */
export const localizationSetup = (ports: LocalizationPorts) =>
  setup({
    types: {
      context: {} as LocalizationContext,
      events: {} as LocalizationEvent,
      emitted: {} as LocalizationEmitted,
      input: {} as {
        readonly channel: Channel | null
        readonly vParam?: string | undefined
        readonly campaign?: string | undefined
        readonly retailTransId?: string | undefined
        readonly customerStatus?: string | undefined
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
      logFailure: (_, failure: OrchestratorFailure) => ports.log?.(localizationFailed(failure)),
      /** Logs the first failure in a row. */
      logLookup: ({ context }, output: E.Either<AddressLookupFailure, unknown>) => {
        if (E.isRight(output) || context.lookupFailure !== null) return
        ports.log?.({ level: 'warning', event: 'AddressLookupFailed', facts: {} })
      },
      forgetOptions: assign({ streets: [], units: [], lookupFailure: null }),
      fillFullAddress: assign(({ context }) => ({ form: fullAddressIn(context.form) ?? context.form })),
      writeStreet: assign(({ context, event }) => {
        assertEvent(event, 'street.typed')
        return { form: { ...context.form, street: event.text }, hasUnits: false }
      }),
      writeZip: assign(({ context, event }) => {
        assertEvent(event, 'zip.typed')
        return { form: { ...context.form, zip: zipInput(event.text) } }
      }),
      prefill: assign(({ event }) => {
        assertEvent(event, 'form.prefilled')
        return { form: event.form, hasUnits: false }
      }),
      writeUnit: assign(({ context, event }) => {
        assertEvent(event, 'unit.typed')
        return { form: { ...context.form, unit: event.text } }
      }),
    },
  })

export type LocalizationSetup = ReturnType<typeof localizationSetup>
