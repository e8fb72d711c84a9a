import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { confirmationPages, type ManualTask, manualTasksOf } from '#core/checkout/confirmation-page.ts'
import { steps } from '#core/routes/steps.ts'
import { pathOf, permittedPath } from '#ui/app/journey-paths.ts'
import { screenTitle } from '#ui/app/screen-title.ts'
import { confirmationTitles } from '#ui/content/es/shared/common.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { answerOf, buildProvider, portDriver } from '#test/builders/provider.builder.ts'
import { byPhone, portingIn, siteVisit, type Visitor } from '#test/builders/purchase-kinds.ts'
import { buy, type PurchaseDriver, usualPurchase } from '#test/builders/purchase.ts'
import { returned } from '#test/builders/sale.builder.ts'

/** How a purchase of a kind differs from the usual one. */
type Kind = readonly [
  name: string,
  tasks: readonly ManualTask[],
  differently: (visitor: Visitor) => Partial<PurchaseDriver>,
]

const kinds: readonly Kind[] = [
  ['a visit that is chosen', [], () => ({})],
  ['a visit by telephone', ['visitByPhone'], byPhone],
  ['a number from another carrier', ['portIn'], portingIn],
  ['a site visit', ['siteVisit'], siteVisit],
  [
    'a visit by telephone and a number from another carrier',
    ['visitByPhone', 'portIn'],
    (visitor) => ({ ...byPhone(visitor), ...portingIn(visitor) }),
  ],
]

describe('the confirmation of an order', () => {
  it.each(kinds)(
    'has one path, which every other path of the sale and a reload lead to: %s (CHK-22, GRD-04)',
    async (_, tasks, differently) => {
      const built = buildProvider()
      const visitor = built.visitor()
      await buy({ ...portDriver(built, visitor), ...differently(visitor) }, usualPurchase)
      const { receipt } = await answerOf(visitor.sessionInfo())
      expect(manualTasksOf({ receipt, isPending: false })).toEqual(tasks)
      const sale = await returned({ built, orchestrator: visitor, step: 'confirmation' })
      const page = tasks.length === 0 ? 'automated-confirmation' : 'non-automated-confirmation'
      const path = `/${page}`
      expect([sale.step(), pathOf(sale, sale.step())]).toEqual(['confirmation', path])
      const elsewhere = [
        ...confirmationPages.map((name) => `/${name}`),
        ...Object.values(steps.payment.pages),
      ]
      expect(new Set(elsewhere.map((wanted) => permittedPath(sale, wanted)))).toEqual(new Set([path]))
      const title = tasks.length === 0 ? stepNames.confirmation.title : confirmationTitles.manual
      expect(screenTitle(sale, cometa, path)).toContain(title)
      sale.stop()
    },
  )
})
