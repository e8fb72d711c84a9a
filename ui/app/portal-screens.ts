import type { ComponentType } from 'react'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import type { PortalScreenProps } from './portal-context.ts'

export type PortalScreen = {
  readonly load: () => Promise<ComponentType<PortalScreenProps>>
  /** The screens whose code is fetched while this one is read. */
  readonly next?: readonly PortalStep[]
}

const afterReasons = ['troubleshooting', 'switching', 'agent', 'options', 'billingCycle'] as const

/** The screen of each step of the portal. Titles are in `ui/content`. */
export const portalScreens: Readonly<Record<PortalStep, PortalScreen>> = {
  login: { load: async () => (await import('#ui/features/portal/login/login.connected.tsx')).LoginConnected },
  mfa: { load: async () => (await import('#ui/features/portal/mfa/mfa.connected.tsx')).MfaConnected },
  services: {
    load: async () => (await import('#ui/features/portal/services/services.connected.tsx')).ServicesConnected,
    next: ['reasons', 'balanceDetails'],
  },
  balanceDetails: {
    load: async () =>
      (await import('#ui/features/portal/balance-details/balance-details.connected.tsx'))
        .BalanceDetailsConnected,
  },
  reasons: {
    load: async () => (await import('#ui/features/portal/reasons/reasons.connected.tsx')).ReasonsConnected,
    next: afterReasons,
  },
  troubleshooting: {
    load: async () =>
      (await import('#ui/features/portal/troubleshooting/troubleshooting.connected.tsx'))
        .TroubleshootingConnected,
    next: ['options', 'billingCycle'],
  },
  switching: {
    load: async () =>
      (await import('#ui/features/portal/switching/switching.connected.tsx')).SwitchingConnected,
    next: ['options', 'billingCycle'],
  },
  options: {
    load: async () => (await import('#ui/features/portal/options/options.connected.tsx')).OptionsConnected,
    next: ['optionAccept', 'additionalOption', 'billingCycle'],
  },
  additionalOption: {
    load: async () =>
      (await import('#ui/features/portal/additional-option/additional-option.connected.tsx'))
        .AdditionalOptionConnected,
    next: ['optionAccept', 'billingCycle'],
  },
  optionAccept: {
    load: async () =>
      (await import('#ui/features/portal/option-accept/option-accept.connected.tsx')).OptionAcceptConnected,
    next: ['acceptPending', 'billingCycle'],
  },
  billingCycle: {
    load: async () =>
      (await import('#ui/features/portal/billing-cycle/billing-cycle.connected.tsx')).BillingCycleConnected,
    next: ['disclosures'],
  },
  disclosures: {
    load: async () =>
      (await import('#ui/features/portal/disclosures/disclosures.connected.tsx')).DisclosuresConnected,
    next: ['serviceConfirmation'],
  },
  serviceConfirmation: {
    load: async () =>
      (await import('#ui/features/portal/service-confirmation/service-confirmation.connected.tsx'))
        .ServiceConfirmationConnected,
    next: ['servicePending'],
  },
  acceptPending: {
    load: async () =>
      (await import('#ui/features/portal/accept-pending/accept-pending.connected.tsx'))
        .AcceptPendingConnected,
  },
  servicePending: {
    load: async () =>
      (await import('#ui/features/portal/service-pending/service-pending.connected.tsx'))
        .ServicePendingConnected,
  },
  agent: { load: async () => (await import('#ui/features/portal/agent/agent.connected.tsx')).AgentConnected },
  error: {
    load: async () =>
      (await import('#ui/features/portal/portal-trouble/portal-trouble.connected.tsx')).ErrorConnected,
  },
  nonAuthorizedUser: {
    load: async () =>
      (await import('#ui/features/portal/portal-trouble/portal-trouble.connected.tsx'))
        .NonAuthorizedUserConnected,
  },
  somethingWentWrong: {
    load: async () =>
      (await import('#ui/features/portal/portal-trouble/portal-trouble.connected.tsx'))
        .SomethingWentWrongConnected,
  },
  exit: {
    load: async () =>
      (await import('#ui/features/portal/portal-trouble/portal-trouble.connected.tsx')).ExitConnected,
  },
}
