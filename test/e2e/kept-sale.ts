import type { Page } from '@playwright/test'
import { either as E } from 'fp-ts'
import { DRAFT_KEY, createDraftStore } from '#adapters/browser/draft-store.ts'
import { SESSION_MARK_KEY } from '#adapters/browser/session-mark.ts'
import { SESSION_COOKIE } from '#adapters/orchestrator/wire/record.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { buildSale } from '#test/builders/sale.builder.ts'
import { visitorWithJar } from '#test/builders/test-host.builder.ts'

export type Started = { readonly sale: Sale; readonly orchestrator: Orchestrator }

/** What a browser has of a sale after it was closed: the session's cookie with its mark, and the draft of the tab. */
export type KeptSale = Started & { readonly secret: string | null; readonly draft: () => string | null }

/** Carries a sale on over HTTP by the journeys themselves, without a browser, as far as it is told. */
export const keepSale = async (
  origin: string,
  carryOn: (started: Started) => Promise<void>,
): Promise<KeptSale> => {
  const visitor = visitorWithJar()
  const orchestrator = visitor.at(origin)
  const kept = new Map<string, string>()
  const drafts = createDraftStore({
    read: (key) => E.right(kept.get(key) ?? null),
    write: (key, value) => E.right(void kept.set(key, value)),
    remove: (key) => E.right(void kept.delete(key)),
  })
  const { sale } = buildSale({ orchestrator, drafts })
  await carryOn({ sale, orchestrator })
  const [, secret = null] = visitor.cookie().split(`${SESSION_COOKIE}=`)
  return { sale, orchestrator, secret, draft: () => kept.get(DRAFT_KEY) ?? null }
}

/** Gives a tab what is kept of a sale, and opens a place in it. */
export const takeUp = async (page: Page, origin: string, kept: KeptSale, path: string): Promise<void> => {
  if (kept.secret !== null)
    await page.context().addCookies([
      {
        name: SESSION_COOKIE,
        value: kept.secret,
        url: origin.replace('http:', 'https:'),
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      },
    ])
  const draft = kept.draft()
  await page.goto(`${origin}/health/live`)
  if (kept.secret !== null)
    await page.evaluate((key) => localStorage.setItem(key, 'taken-up'), SESSION_MARK_KEY)
  if (draft !== null)
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [DRAFT_KEY, draft] as const)
  await page.goto(`${origin}${path}`)
}
