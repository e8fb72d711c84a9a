import { succeeded } from '../answered.ts'
import { portalPaths } from '../../portal/destination.ts'
import { loadingState } from './portal.loading.ts'
import { requestState } from './portal.requesting.ts'
import type { PortalSetup } from './portal.setup.ts'
import { roaming, stepRequested, visitingState } from './portal.visiting.ts'
import { accountsState, signOutState } from './portal.accounts.ts'

const visitingSteps = [
  'services',
  'balanceDetails',
  'agent',
  'reasons',
  'troubleshooting',
  'switching',
  'options',
  'additionalOption',
  'optionAccept',
  'billingCycle',
  'disclosures',
  'serviceConfirmation',
] as const

const outsideSteps = ['login', 'mfa', 'error', 'nonAuthorizedUser', 'somethingWentWrong'] as const

/** What the guards decide: they lead to the store, something is chosen or loaded first, or a step is shown. */
const decidingState = (portal: PortalSetup) =>
  portal.createStateConfig({
    always: [
      { guard: 'lands', target: 'leaving' },
      { guard: 'needsAccount', target: 'accounts' },
      { guard: 'needsOverview', target: 'inside.loading.overview' },
      { guard: 'needsOptions', target: 'inside.loading.options' },
      { guard: 'needsPreview', target: 'inside.loading.preview' },
      ...visitingSteps.map((step) => ({
        guard: { type: 'opens' as const, params: step },
        target: `inside.visiting.${step}` as const,
        actions: [{ type: 'open' as const, params: step }, 'persist' as const, 'useSession' as const],
      })),
      ...(['acceptPending', 'servicePending'] as const).map((step) => ({
        guard: { type: 'opens' as const, params: step },
        target: `inside.${step}` as const,
        actions: [{ type: 'open' as const, params: step }, 'persist' as const, 'useSession' as const],
      })),
      ...outsideSteps.map((step) => ({
        guard: { type: 'opens' as const, params: step },
        target: `outside.${step}` as const,
        actions: [{ type: 'open' as const, params: step }, 'persist' as const],
      })),
      { guard: 'isAlive', target: 'signOut' },
      { target: 'outside.exit', actions: [{ type: 'end', params: null }, 'clearStore'] },
    ],
  })

/** The pages of a visitor whom the guards do not let in, and the ways out. They say nothing about the account. */
const outsideState = (portal: PortalSetup) =>
  portal.createStateConfig({
    initial: 'login',
    entry: 'dropNotice',
    on: {
      'step.requested': [
        { guard: 'isUnread', target: '#portal.page.restoring', actions: 'wantRequested' },
        stepRequested,
      ],
      'retry.pressed': '#portal.page.restoring',
    },
    states: { login: {}, mfa: {}, error: {}, nonAuthorizedUser: {}, somethingWentWrong: {}, exit: {} },
  })

/** The pages of the account. What is one action away from every page is defined here, for all of them. */
const insideState = (portal: PortalSetup) =>
  portal.createStateConfig({
    on: roaming,
    initial: 'visiting',
    states: {
      loading: loadingState(portal),
      visiting: visitingState(portal),
      acceptPending: {},
      servicePending: {},
      failed: {
        entry: 'showFailure',
        on: {
          'retry.pressed': [
            { guard: 'isUnread', target: '#portal.page.restoring', actions: 'forgetFailure' },
            { target: '#portal.page.deciding', actions: 'forgetFailure' },
          ],
        },
      },
    },
  })

/** Where the customer is. Guards run in `deciding`, whatever leads there. */
export const pageState = (portal: PortalSetup) =>
  portal.createStateConfig({
    initial: 'restoring',
    on: {
      'signOut.pressed': '.signOut',
    },
    always: [
      { guard: 'isDead', target: '.leaving' },
      { guard: 'isAccountMoved', target: '.restoring', actions: ['refuse', 'persist'] },
      { guard: 'isRefused', target: '.deciding', actions: ['refuse', 'closeSession'] },
    ],
    states: {
      restoring: {
        invoke: {
          src: 'readSession',
          onDone: [
            {
              guard: succeeded,
              target: 'deciding',
              actions: [
                { type: 'takeStatus', params: ({ event }) => event.output },
                'clearStoreAtEntry',
                'enter',
              ],
            },
            {
              target: 'inside.failed',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
      deciding: decidingState(portal),
      accounts: accountsState(portal),
      inside: insideState(portal),
      outside: outsideState(portal),
      request: requestState(portal),
      signOut: signOutState(portal),
      leaving: {
        entry: [{ type: 'end', params: portalPaths.landing }, 'clearStore', 'closeSession'],
        on: { 'step.requested': { target: 'restoring', actions: 'wantRequested' } },
      },
    },
  })
