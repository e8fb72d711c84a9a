/** Where a payload names its login: a session, a token or a reset; a started login, which continues a session; and the steps of one. */
export const OWNER_PATHS = [
  ['accountId'],
  ['session', 'accountId'],
  ['result', 'login', 'accountId'],
  ['lastSubmission', 'login', 'accountId'],
] as const
