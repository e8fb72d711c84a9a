import { plainPath } from './plain-path.ts'

/** The steps of a visit to the customer portal that a customer can open while signed in, and those outside. */
export type PortalStepRow = {
  readonly path: `/customer-portal${string}`
  /** `signedIn`: the guards of the portal apply (PTL-10). `always`: the guards lead here. */
  readonly opens: 'always' | 'signedIn'
  /** The step is part of cancelling, and needs services chosen for it. */
  readonly needsSelection?: true
  /** The step needs an option that was chosen. */
  readonly needsOption?: true
  /** The step needs a preview of the change. */
  readonly needsPreview?: true
  /** The step needs the disclosures of the preview to be confirmed. */
  readonly needsDisclosures?: true
  /** The step shows the change that was requested. No other step leads out of it but the services. */
  readonly needsChange?: true
  /** A screen that offers something instead of cancelling; the cancellation continues with one action. */
  readonly isRetention?: true
}

/** The entry of the portal. It leads to the login (PTL-10). */
export const portalEntryPath = '/customer-portal'

/** One row per portal page, in cancellation order. Paths, guards, routes and server paths derive from it (PTL-11). */
const rows = {
  login: { path: '/customer-portal/login', opens: 'always' },
  mfa: { path: '/customer-portal/mfa', opens: 'signedIn' },
  services: { path: '/customer-portal/services', opens: 'signedIn' },
  balanceDetails: { path: '/customer-portal/balance-details', opens: 'signedIn' },
  reasons: { path: '/customer-portal/reasons', opens: 'signedIn', needsSelection: true },
  troubleshooting: {
    path: '/customer-portal/troubleshooting',
    opens: 'signedIn',
    needsSelection: true,
    isRetention: true,
  },
  switching: {
    path: '/customer-portal/switching',
    opens: 'signedIn',
    needsSelection: true,
    isRetention: true,
  },
  options: { path: '/customer-portal/options', opens: 'signedIn', needsSelection: true, isRetention: true },
  additionalOption: {
    path: '/customer-portal/additional-option',
    opens: 'signedIn',
    needsSelection: true,
    isRetention: true,
  },
  optionAccept: {
    path: '/customer-portal/option-accept',
    opens: 'signedIn',
    needsSelection: true,
    needsOption: true,
    needsPreview: true,
    isRetention: true,
  },
  billingCycle: {
    path: '/customer-portal/billing-cycle',
    opens: 'signedIn',
    needsSelection: true,
    needsPreview: true,
  },
  disclosures: {
    path: '/customer-portal/disclosures',
    opens: 'signedIn',
    needsSelection: true,
    needsPreview: true,
  },
  serviceConfirmation: {
    path: '/customer-portal/service-confirmation',
    opens: 'signedIn',
    needsSelection: true,
    needsPreview: true,
    needsDisclosures: true,
  },
  acceptPending: { path: '/customer-portal/accept-pending', opens: 'signedIn', needsChange: true },
  servicePending: { path: '/customer-portal/service-pending', opens: 'signedIn', needsChange: true },
  agent: { path: '/customer-portal/agent', opens: 'signedIn' },
  error: { path: '/customer-portal/error', opens: 'always' },
  nonAuthorizedUser: { path: '/customer-portal/non-authorized-user', opens: 'always' },
  somethingWentWrong: { path: '/customer-portal/something-went-wrong', opens: 'always' },
  exit: { path: '/customer-portal/exit', opens: 'always' },
} as const satisfies Readonly<Record<string, PortalStepRow>>

export type PortalStep = keyof typeof rows

export const portalSteps: Readonly<Record<PortalStep, PortalStepRow>> = rows

export const portalStepNames = Object.keys(rows) as readonly PortalStep[]

/** Returns the step of a path of the portal, or null for another path. */
export const portalStepOf = (path: string): PortalStep | null =>
  portalStepNames.find((step) => portalSteps[step].path === plainPath(path)) ?? null
