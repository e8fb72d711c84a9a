import { SESSION_MARK_KEY } from '#adapters/browser/session-mark.ts'
import type { Browser } from '@playwright/test'
import { createOrchestratorClient } from '#adapters/orchestrator/client.ts'
import { GIG } from '#test/builders/provider.builder.ts'
import {
  buildSale,
  atCheckout,
  cartSaved,
  configured,
  detailed,
  localized,
  paidWith,
} from '#test/builders/sale.builder.ts'
import type { ScreenName } from './budgets.ts'
import { openPhone } from './page-load.ts'

/** A sale led to one screen after the other without a browser, and phones that take it up where it stands. */
export const shopperAt = (origin: string) => {
  let cookie = ''
  const orchestrator = createOrchestratorClient({
    baseUrl: `${origin}/api/`,
    fetch: async (request) => {
      if (cookie !== '') request.headers.set('cookie', cookie)
      const response = await fetch(request)
      cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
      return response
    },
  })
  const { sale } = buildSale({ orchestrator })

  const steps: Readonly<Record<ScreenName, () => Promise<unknown>>> = {
    products: () => localized(sale),
    configure: () => {
      sale.actor.send({ type: 'plan.chosen', offerId: GIG })
      return cartSaved(sale)
    },
    checkout: () => configured(sale),
    payment: () => detailed(sale),
    schedule: () => {
      paidWith(sale)
      return atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'schedule' }))
    },
  }

  return {
    /** Leads the sale on, so that the screen may be entered. They are led to in their order. */
    leadTo: (screen: ScreenName) => steps[screen](),
    /** A phone with nothing in its cache, in the midst of this sale. */
    takeUp: async (browser: Browser, isEager: boolean) => {
      const phone = await openPhone(browser, { isEager })
      const [name = '', value = ''] = cookie.split(/=(.*)/s)
      const { hostname: domain } = new URL(origin)
      await phone.context.addCookies([
        { name, value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
      ])
      await phone.context.addInitScript((key) => localStorage.setItem(key, 'taken-up'), SESSION_MARK_KEY)
      return phone
    },
  }
}
