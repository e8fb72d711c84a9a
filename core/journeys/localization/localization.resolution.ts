import { assign, emit } from 'xstate'
import { localizationRequest } from '../../localization/address-request.ts'
import { answerIn, failureIn, succeeded } from '../answered.ts'
import type { LocalizationSetup } from './localization.setup.ts'

/** The region that asks the provider about a submitted address. */
export const resolutionState = (localization: LocalizationSetup) =>
  localization.createStateConfig({
    initial: 'entering',
    on: {
      'address.submitted': {
        target: '.resolving',
        actions: assign(({ event }) => ({
          address: event.address,
          isAnswered: false,
          form: { ...event.address },
          source: event.source ?? null,
          failure: null,
          notice: null,
        })),
      },
      'session.restored': {
        target: '.resolved',
        actions: assign(({ context, event }) => ({
          channel: context.channel ?? event.answer.sessionInfo?.channel ?? null,
          address: event.answer.providedAddress,
          isAnswered: true,
          form: { ...event.answer.providedAddress },
          failure: null,
          notice: null,
        })),
      },
      'session.expired': {
        target: '.entering',
        actions: assign(({ event }) => ({
          isAnswered: false,
          failure: null,
          notice: event.isUnused === true ? 'cookiesRefused' : 'sessionExpired',
        })),
      },
      'session.reset': {
        target: '.entering',
        actions: assign({ address: null, isAnswered: false, failure: null, notice: null }),
      },
      // An ended or refused session stays explained until an address is submitted.
      'form.reopened': {
        target: '.entering',
        actions: assign(({ context: { notice }, event }) => ({
          failure: null,
          notice: event.notice ?? (notice === 'planMissing' ? null : notice),
        })),
      },
      'outcome.reopened': { guard: 'isAnswered', target: '.resolved' },
    },
    states: {
      entering: {},
      resolving: {
        entry: emit(({ context }) => ({
          type: 'resolution.started' as const,
          isReturn: context.source !== null,
        })),
        invoke: {
          src: 'resolveAddress',
          input: ({ context }) => {
            if (context.address === null) throw new Error('resolving without an address')
            return localizationRequest(context.address, context, context)
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
              actions: [
                assign(({ event }) => ({ failure: failureIn(event.output) })),
                { type: 'logFailure', params: ({ event }) => failureIn(event.output) },
              ],
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
  })
