/** A service of an account in the session of the portal. */
export type PortalService = { readonly id: string; readonly cancelable: boolean }

/** The account of a token. `openOrder`: the account has an open order. */
export type PortalSession = {
  readonly account: { readonly accountId: string; readonly service: readonly PortalService[] }
  readonly openOrder: boolean
}

export type ServicesDecision =
  | { readonly variant: 'eligible'; readonly reason: 'someCancelable' }
  | { readonly variant: 'ineligible'; readonly reason: 'openOrder' | 'noneCancelable' }

/** Decides the services page variant: eligible without open order and with a cancellable service (PTL-06). */
export const decideServices = ({ account, openOrder }: PortalSession): ServicesDecision => {
  if (openOrder) return { variant: 'ineligible', reason: 'openOrder' }
  return account.service.some(({ cancelable }) => cancelable)
    ? { variant: 'eligible', reason: 'someCancelable' }
    : { variant: 'ineligible', reason: 'noneCancelable' }
}
