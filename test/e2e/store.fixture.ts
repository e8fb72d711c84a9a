import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { wrongAutofill } from './autofill.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { PurchaseStep } from '#test/builders/purchase.ts'
import { openSale } from './saved-sale.ts'
import type { Store } from './store.ts'
import { sharedStore } from './store.ts'
import { classesWithoutRule } from './styled.ts'

type Fixtures = {
  /** Checks a screen: no axe violation, a rule for every rendered class, an autofill token in every typed field. */
  readonly axe: (page: Page, screen: string) => Promise<void>
  /** Opens a path of a sale that was driven through a step without a browser. */
  readonly openAfter: (
    page: Page,
    through: PurchaseStep,
    path: string,
    install?: InstallKind,
  ) => Promise<void>
  /** Whether the test breaches the content policy on purpose. */
  readonly breachesPolicy: boolean
}
type WorkerFixtures = { readonly store: Store }

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern
  store: [async ({}, provide) => provide(sharedStore()), { scope: 'worker' }],
  breachesPolicy: [false, { option: true }],
  page: async ({ page, breachesPolicy }, provide) => {
    const breaches: string[] = []
    page.on('console', (message) => {
      if (/Content.Security.Policy|Trusted(?:HTML|Script)/i.test(message.text()))
        breaches.push(message.text())
    })
    await provide(page)
    if (!breachesPolicy) expect(breaches, 'breaches of the content policy (S1, S3)').toEqual([])
  },
  baseURL: async ({ store }, provide) => provide(store.origin),
  openAfter: async ({ baseURL }, provide) =>
    provide((page, through, path, install) => openSale(page, baseURL ?? '', through, path, install)),
  // oxlint-disable-next-line no-empty-pattern
  axe: async ({}, provide) =>
    provide(async (page, screen) => {
      expect(await classesWithoutRule(page), `${screen}: classes without a rule`).toEqual([])
      expect(await wrongAutofill(page), `${screen}: fields without their autofill token`).toEqual([])
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${screen}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual(
        [],
      )
    }),
})

export { expect }
