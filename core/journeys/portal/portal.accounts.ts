import { assertEvent } from 'xstate'
import { succeeded, answerIn } from '../answered.ts'
import type { PortalSetup } from './portal.setup.ts'
import { roaming, stepRequested } from './portal.visiting.ts'

/** A login of several accounts: one of them is chosen before anything is shown. */
export const accountsState = (portal: PortalSetup) =>
  portal.createStateConfig({
    initial: 'choosingAccount',
    states: {
      choosingAccount: {
        entry: { type: 'show', params: 'services' },
        on: {
          'account.chosen': 'switchingAccount',
          'step.requested': { target: '#portal.page.deciding', actions: 'wantRequested' },
          'cancellation.dropped': roaming['cancellation.dropped'],
        },
      },
      switchingAccount: {
        entry: ['setBusy', 'forgetFailure'],
        exit: 'setIdle',
        invoke: {
          src: 'chooseAccount',
          input: ({ event }) => {
            assertEvent(event, 'account.chosen')
            return event.accountId
          },
          onDone: [
            {
              guard: succeeded,
              target: '#portal.page.deciding',
              actions: [
                'dropAccount',
                { type: 'takeStatus', params: ({ event }) => event.output },
                { type: 'want', params: 'services' },
                'persist',
              ],
            },
            {
              target: 'choosingAccount',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
    },
  })

/** The end of the session that the customer asks for. */
export const signOutState = (portal: PortalSetup) =>
  portal.createStateConfig({
    initial: 'signingOut',
    states: {
      signingOut: {
        entry: ['setBusy', 'clearStore'],
        exit: 'setIdle',
        invoke: {
          src: 'signOut',
          onDone: [
            {
              guard: succeeded,
              target: '#portal.page.outside.exit',
              actions: [
                { type: 'end', params: ({ event }) => answerIn(event.output).leaveTo },
                'closeSession',
              ],
            },
            {
              target: 'unsigned',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
      /** The session could not be ended: the page says so, and nothing of the account is shown. */
      unsigned: {
        entry: ['dropAccount', { type: 'show', params: 'exit' }],
        on: { 'retry.pressed': 'signingOut', 'step.requested': stepRequested },
      },
    },
  })
