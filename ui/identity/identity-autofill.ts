/** The autocomplete token of each field of the login, apart from those of the shop, which would load them. */
export const identityAutofill = {
  email: 'username',
  password: 'current-password',
  newPassword: 'new-password',
  code: 'one-time-code',
} as const
