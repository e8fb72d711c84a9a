/** The account summary as it is held: not asked for yet, asked for in vain, or there. */
export type AccountSummaryState =
  | { readonly state: 'notLoaded' }
  | { readonly state: 'missing' }
  | { readonly state: 'loaded'; readonly accountId: string }

export type AccountGuardState = {
  readonly areCusRoutesOn: boolean
  readonly tokenAccountId: string
  readonly summary: AccountSummaryState
  readonly isSessionAlive: boolean
}

export type AccountDecision =
  | { readonly do: 'proceed'; readonly reason: 'flagOff' }
  | { readonly do: 'reloadSummary'; readonly reason: 'notLoaded' | 'accountDiffers' }
  | { readonly do: 'pingSession'; readonly reason: 'sessionAlive' }
  | { readonly do: 'clearAndLand'; readonly reason: 'sessionDead' }
  | { readonly do: 'redirectUnauthorized'; readonly reason: 'summaryMissing' }

/**
 * What the account guard does (PTL-04): nothing while the CUS routes are off; another account than the token's is loaded anew; else the
 * session is pinged, or cleared with the way back to the landing page when it is dead.
 */
export const decideAccount = ({
  areCusRoutesOn,
  tokenAccountId,
  summary,
  isSessionAlive,
}: AccountGuardState): AccountDecision => {
  if (!areCusRoutesOn) return { do: 'proceed', reason: 'flagOff' }
  if (summary.state === 'missing') return { do: 'redirectUnauthorized', reason: 'summaryMissing' }
  if (summary.state === 'notLoaded') return { do: 'reloadSummary', reason: 'notLoaded' }
  if (summary.accountId !== tokenAccountId) return { do: 'reloadSummary', reason: 'accountDiffers' }
  return isSessionAlive
    ? { do: 'pingSession', reason: 'sessionAlive' }
    : { do: 'clearAndLand', reason: 'sessionDead' }
}
