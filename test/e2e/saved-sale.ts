import type { Page } from '@playwright/test'
import { either as E } from 'fp-ts'
import { DRAFT_KEY, createDraftStore } from '#adapters/browser/draft-store.ts'
import { SESSION_MARK_KEY } from '#adapters/browser/session-mark.ts'
import { SESSION_COOKIE } from '#adapters/contract/record.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import type { EmailAddress } from '#core/checkout/customer.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import { pathOfStep } from '#core/routes/routes.ts'
import { answerOf, portDriver } from '#test/builders/provider.builder.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { PurchaseStep } from '#test/builders/purchase.ts'
import { buy, planAlone } from '#test/builders/purchase.ts'
import { buildSale, buyThrough } from '#test/builders/sale.builder.ts'
import { visitorWithJar } from '#test/builders/test-host.builder.ts'

/** Gives a browser the session of a visitor without one. */
const takeSession = async (
  page: Page,
  origin: string,
  { cookie }: Pick<ReturnType<typeof visitorWithJar>, 'cookie'>,
): Promise<void> => {
  const [, secret = ''] = cookie().split(`${SESSION_COOKIE}=`)
  await page.context().addCookies([
    {
      name: SESSION_COOKIE,
      value: secret,
      url: origin.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
}

/** Places an order over HTTP for a buyer with this address. */
export const placeOrder = async (origin: string, email: string) => {
  const visitor = visitorWithJar()
  const orchestrator = visitor.at(origin)
  const customer = { ...planAlone.customer, emailAddress: email as EmailAddress }
  await buy(portDriver({ encryption: createCardEncryption() }, orchestrator), { ...planAlone, customer })
  const { receipt } = await answerOf(orchestrator.sessionInfo())
  if (receipt === null) throw new Error('no order was placed')
  return { visitor, receipt }
}

/** Places an order over HTTP, then opens its confirmation in a browser. */
export const openPlaced = async (page: Page, origin: string, email: string): Promise<OrderReceipt> => {
  const { visitor, receipt } = await placeOrder(origin, email)
  await takeSession(page, origin, visitor)
  await page.goto(`${origin}/health/live`)
  await page.evaluate((markKey) => localStorage.setItem(markKey, 'saved'), SESSION_MARK_KEY)
  await page.goto(`${origin}${pathOfStep('confirmation', 'serviceable')}`)
  return receipt
}

/** Drives a sale over HTTP through a step, copies session cookie, mark and draft to a browser, and opens a path. */
export const openSale = async (
  page: Page,
  origin: string,
  through: PurchaseStep,
  path: string,
  install: InstallKind = 'professional',
): Promise<void> => {
  const visitor = visitorWithJar()
  const stored = new Map<string, string>()
  const drafts = createDraftStore({
    read: (key) => E.right(stored.get(key) ?? null),
    write: (key, value) => E.right(void stored.set(key, value)),
    remove: (key) => E.right(void stored.delete(key)),
  })
  const { sale } = buildSale({ orchestrator: visitor.at(origin), drafts })
  await buyThrough(sale, through, install)
  sale.stop()
  await takeSession(page, origin, visitor)
  await page.goto(`${origin}/health/live`)
  await page.evaluate(
    ([markKey, draftKey, draft]) => {
      localStorage.setItem(markKey, 'saved')
      sessionStorage.setItem(draftKey, draft)
    },
    [SESSION_MARK_KEY, DRAFT_KEY, stored.get(DRAFT_KEY) ?? ''] as const,
  )
  await page.goto(`${origin}${path}`)
}
