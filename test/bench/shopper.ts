import { SESSION_MARK_KEY } from '#adapters/browser/session-mark.ts'
import type { Browser } from '@playwright/test'
import { saleContract } from '#adapters/contract/sale-contract.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { buy, type PurchasePart, usualPurchase } from '#test/builders/purchase.ts'
import { buildSale, saleDriver } from '#test/builders/sale.builder.ts'
import type { ScreenName } from './budgets.ts'
import { openPhone, type Profile } from './page-load.ts'
import { sessionCookieIn } from '#test/builders/session-cookie.ts'

/** The part of a purchase between the screen before and this one. */
const partBefore: Readonly<Record<ScreenName, PurchasePart>> = {
  products: { through: 'findAddress' },
  configure: { from: 'choosePlan', through: 'addItems' },
  checkout: { from: 'confirmCart', through: 'confirmCart' },
  schedule: { from: 'enterCustomer', through: 'acceptAgreements' },
  payment: { from: 'chooseVisit', through: 'chooseVisit' },
}

/** A sale that reaches one screen after the other without a browser, and phones that resume it there. */
export const shopperAt = (origin: string) => {
  let cookie = ''
  const orchestrator = createClient(saleContract, {
    baseUrl: `${origin}/api/`,
    fetch: async (request) => {
      if (cookie !== '') request.headers.set('cookie', cookie)
      const response = await fetch(request)
      cookie = sessionCookieIn(response) ?? cookie
      return response
    },
  })
  const { sale } = buildSale({ orchestrator })

  const driver = saleDriver(sale)

  return {
    /** Ends the sale and its timers. */
    stop: sale.stop,
    /** Carries out the part of the purchase before the screen. The screens come in their order. */
    leadTo: (screen: ScreenName) => buy(driver, usualPurchase, partBefore[screen]),
    /** A phone with an empty cache that resumes this sale. */
    takeUp: async (browser: Browser, isEager: boolean, profile: Profile = 'phone') => {
      const phone = await openPhone(browser, { isEager, profile })
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
