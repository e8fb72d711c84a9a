/** The state of the account summary: not requested, failed, or loaded. */
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
 * Decides the account guard's action (PTL-04): none with CUS routes off. An account unlike the token's is reloaded.
 * Otherwise a live session is pinged, and an expired one is cleared with a redirect to the landing page.
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
