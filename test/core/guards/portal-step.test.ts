import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PortalVisitStatus } from '#core/guards/portal-step.ts'
import { enterStep, permittedPortalStep, stepOfError } from '#core/guards/portal-step.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { ORIGIN, portalVisit } from '#test/arbitraries/portal.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const holder: PortalVisitStatus = {
  claim: { state: 'read', role: 'primary' },
  mfa: { isMfaOn: true, isConfirmed: true, origin: ORIGIN },
  account: {
    areCusRoutesOn: true,
    tokenAccountId: 'a-1',
    summary: { state: 'loaded', accountId: 'a-1' },
    isSessionAlive: true,
  },
  hasSelection: true,
  hasOption: true,
  areDisclosuresRead: true,
  changeSteps: ['acceptPending', 'servicePending'],
  lastChange: null,
}

const status: fc.Arbitrary<PortalVisitStatus> = fc
  .tuple(portalVisit, fc.boolean(), fc.boolean(), fc.boolean())
  .chain(
    ([
      { path: _path, query: _query, navigation: _navigation, ...visitor },
      hasSelection,
      hasOption,
      areDisclosuresRead,
    ]) =>
      fc
        .record({
          changeSteps: fc.subarray(['acceptPending', 'servicePending'] as const),
          isLast: fc.boolean(),
        })
        .map(({ changeSteps, isLast }) => ({
          ...visitor,
          hasSelection,
          hasOption,
          areDisclosuresRead,
          changeSteps,
          lastChange: isLast ? (changeSteps[0] ?? null) : null,
        })),
  )

const step = fc.constantFrom(...portalStepNames)

describe('permittedPortalStep', () => {
  it('permits every page of the account to its holder, with everything chosen (PTL-25)', () => {
    for (const name of portalStepNames.filter((one) => one !== 'login' && one !== 'mfa'))
      expect(permittedPortalStep(name, holder)).toBe(name)
    for (const name of ['login', 'mfa'] as const) expect(permittedPortalStep(name, holder)).toBe('services')
  })

  it('leads to a page that is permitted itself, in one step (PTL-25)', () =>
    forAll(step, status, (wanted, visit) => {
      const permitted = permittedPortalStep(wanted, visit)
      if (permitted !== null) expect(permittedPortalStep(permitted, visit)).toBe(permitted)
    }))

  it('permits a page of the account only where the guards show it (PTL-10)', () =>
    forAll(step, status, (wanted, visit) => {
      const permitted = permittedPortalStep(wanted, visit)
      if (permitted === null || portalSteps[permitted].opens === 'always') return
      expect(enterStep(permitted, visit).do).toBe('show')
    }))

  it.each([
    ['reasons', { hasSelection: false }, 'services'],
    ['serviceConfirmation', { hasSelection: false, lastChange: 'servicePending' }, 'servicePending'],
    ['optionAccept', { hasOption: false }, 'options'],
    ['serviceConfirmation', { areDisclosuresRead: false }, 'disclosures'],
    ['servicePending', { changeSteps: [] }, 'services'],
    ['servicePending', { changeSteps: ['acceptPending'], lastChange: 'acceptPending' }, 'acceptPending'],
    ['services', { claim: { state: 'noToken' } }, 'login'],
    ['services', { claim: { state: 'failed' } }, 'login'],
    ['services', { claim: { state: 'read', role: 'standard' } }, 'nonAuthorizedUser'],
    ['login', { claim: { state: 'read', role: 'admin' } }, 'login'],
    ['mfa', { claim: { state: 'read', role: 'admin' } }, 'nonAuthorizedUser'],
    ['services', { mfa: { ...holder.mfa, isConfirmed: false } }, 'mfa'],
    ['login', { mfa: { ...holder.mfa, isConfirmed: false } }, 'mfa'],
    ['services', { account: { ...holder.account, isSessionAlive: false } }, null],
    ['login', { account: { ...holder.account, isSessionAlive: false } }, 'login'],
    ['services', { account: { ...holder.account, summary: { state: 'missing' } } }, 'exit'],
  ] as const)('leads from %s, where %o, to %s (PTL-25)', (wanted, change, expected) => {
    expect(permittedPortalStep(wanted, { ...holder, ...change })).toBe(expected)
  })
})

describe('enterStep', () => {
  it('treats an unknown navigation type as an unexpected error (PTL-09)', () => {
    expect(enterStep('services', holder, { query: '', navigation: 'teleport' })).toMatchObject({
      do: 'redirect',
      href: portalSteps.somethingWentWrong.path,
    })
  })
})

describe('stepOfError', () => {
  it.each([
    ['unexpected', 'somethingWentWrong'],
    ['mfaRoutingFailed', 'somethingWentWrong'],
    ['unauthorized', 'exit'],
    ['summaryMissing', 'exit'],
    ['another', 'somethingWentWrong'],
  ])('shows after the error %s the page %s (PTL-09)', (error, expected) => {
    expect(stepOfError(error)).toBe(expected)
  })
})
