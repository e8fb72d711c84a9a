/**
 * Modules of the core that no composition root uses yet, by the feature that will. A module leaves the list with the change that uses it;
 * no module joins it (`reachability.test.ts`).
 */
export const unreachedRules = {
  portal: [
    'core/portal/account-guard.ts',
    'core/portal/error-routing.ts',
    'core/portal/gate.ts',
    'core/portal/identity.ts',
    'core/portal/mfa.ts',
    'core/portal/navigation.ts',
    'core/portal/portal.failure.ts',
    'core/portal/return-url.ts',
    'core/portal/services.ts',
    'core/portal/storage-key.ts',
    'core/portal/token.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
