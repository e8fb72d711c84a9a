/** A service of an account, as the portal's session tells it. */
export type PortalService = { readonly id: string; readonly cancelable: boolean }

/** The account a token is about; `openOrder` while an order of it is not done. */
export type PortalSession = {
  readonly account: { readonly accountId: string; readonly service: readonly PortalService[] }
  readonly openOrder: boolean
}

export type ServicesDecision =
  | { readonly variant: 'eligible'; readonly reason: 'someCancelable' }
  | { readonly variant: 'ineligible'; readonly reason: 'openOrder' | 'noneCancelable' }

/** The eligible variant of the services page: no open order, and some service that can be cancelled (PTL-06). */
export const decideServices = ({ account, openOrder }: PortalSession): ServicesDecision => {
  if (openOrder) return { variant: 'ineligible', reason: 'openOrder' }
  return account.service.some(({ cancelable }) => cancelable)
    ? { variant: 'eligible', reason: 'someCancelable' }
    : { variant: 'ineligible', reason: 'noneCancelable' }
}
