import type { PortalSetup } from './portal.setup.ts'

/** A step that the customer opens: the guards decide whether it is shown. */
export const stepRequested = {
  guard: 'isElsewhere',
  target: '#portal.page.deciding',
  actions: 'wantRequested',
} as const

/** One action away from every signed-in page: another page, a cancellation, sign-out, and another account. */
export const roaming = {
  'step.requested': stepRequested,
  'cancellation.started': {
    guard: 'mayCancel',
    target: '#portal.page.deciding',
    actions: ['startCancellation', { type: 'want', params: 'reasons' }, 'persist'],
  },
  'cancellation.dropped': {
    target: '#portal.page.deciding',
    actions: ['dropChange', { type: 'want', params: 'services' }, 'persist'],
  },
  'accounts.opened': { guard: 'hasSeveralAccounts', target: '#portal.page.accounts' },
  'account.chosen': '#portal.page.accounts.switchingAccount',
} as const

/** The cancellation goes on to its end date, without an option. */
export const continued = {
  target: '#portal.page.deciding',
  actions: ['dropOption', { type: 'want', params: 'billingCycle' }, 'persist'],
} as const

const onward = {
  target: '#portal.page.deciding',
  actions: ['forgetFailure', 'wantNextRetention'],
} as const

const chosen = {
  guard: 'isOffered',
  target: '#portal.page.deciding',
  actions: ['forgetFailure', 'chooseOption', 'persist'],
} as const

const solved = roaming['cancellation.dropped']

/** A choice that changes the figures of the change. */
const returnChosen = {
  target: '#portal.page.deciding',
  actions: ['forgetFailure', 'chooseReturn', 'persist'],
} as const
const toggled = { actions: ['toggleDisclosure', 'persist'] } as const

/** Steps that the customer fills in. Only here a change can be requested, so that Back can't repeat a request. */
export const visitingState = (portal: PortalSetup) =>
  portal.createStateConfig({
    // What was selected can be lost meanwhile: a service was changed by telephone, or in another tab.
    always: { guard: 'isMisplaced', target: '#portal.page.deciding' },
    initial: 'services',
    states: {
      services: {},
      balanceDetails: {},
      agent: { on: { 'retention.continued': onward, 'cancellation.continued': continued } },
      reasons: {
        on: {
          'reason.chosen': {
            target: '#portal.page.deciding',
            actions: ['forgetFailure', 'chooseReason', 'persist'],
          },
          'cancellation.continued': continued,
        },
      },
      troubleshooting: {
        on: { 'retention.continued': onward, 'cancellation.continued': continued, 'problem.solved': solved },
      },
      switching: {
        on: { 'option.chosen': chosen, 'retention.continued': onward, 'cancellation.continued': continued },
      },
      options: {
        on: {
          'option.chosen': chosen,
          'retention.continued': onward,
          'cancellation.continued': continued,
        },
      },
      additionalOption: {
        on: {
          'option.chosen': chosen,
          'retention.continued': continued,
          'cancellation.continued': continued,
        },
      },
      optionAccept: {
        on: {
          'disclosure.toggled': toggled,
          'change.confirmed': { guard: 'isConfirmable', target: '#portal.page.request' },
          'cancellation.continued': continued,
        },
      },
      billingCycle: {
        on: {
          'timing.chosen': {
            target: '#portal.page.deciding',
            actions: ['forgetFailure', 'chooseTiming', 'persist'],
          },
          'return.chosen': returnChosen,
          'timing.confirmed': {
            target: '#portal.page.deciding',
            actions: { type: 'want', params: 'disclosures' },
          },
        },
      },
      disclosures: {
        on: {
          'return.chosen': returnChosen,
          'disclosure.toggled': toggled,
          'disclosures.confirmed': {
            guard: 'isRead',
            target: '#portal.page.deciding',
            actions: { type: 'want', params: 'serviceConfirmation' },
          },
        },
      },
      serviceConfirmation: {
        on: {
          'return.chosen': returnChosen,
          'change.confirmed': { guard: 'isConfirmable', target: '#portal.page.request' },
        },
      },
    },
  })
