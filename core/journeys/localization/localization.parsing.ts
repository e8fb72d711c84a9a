import { either as E } from 'fp-ts'
import { assign } from 'xstate'
import { parseAddressForm } from '../../address/address-form.ts'
import { answerIn } from '../answered.ts'
import type { LocalizationSetup } from './localization.setup.ts'

/**
 * The region that reads a complete address from the street field after a longer pause, and takes its spelling from the
 * provider. A field that the visitor changes meanwhile stays as typed (ADR-10).
 */
export const parsingState = (localization: LocalizationSetup) =>
  localization.createStateConfig({
    initial: 'idle',
    on: {
      'street.typed': '.idle',
      'street.picked': '.idle',
      'unit.picked': '.idle',
      'zip.typed': { target: '.idle', actions: 'writeZip' },
      'form.prefilled': { target: '.idle', actions: 'prefill' },
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
            actions: [
              { type: 'logLookup', params: ({ event }) => event.output },
              assign(({ context, event: { output } }) =>
                E.isRight(output)
                  ? { form: output.right === null ? context.form : { ...output.right }, lookupFailure: null }
                  : { lookupFailure: { _tag: output.left._tag } },
              ),
            ],
          },
        },
      },
    },
  })
