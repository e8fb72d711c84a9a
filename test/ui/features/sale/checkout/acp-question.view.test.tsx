import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import { checkoutPageRequest } from '#core/checkout/page-request.ts'
import { acpWords } from '#ui/features/sale/checkout/acp.es.ts'
import { AcpQuestion } from '#ui/features/sale/checkout/acp-question.view.tsx'
import { GIG, answerOf, buildProvider, localizeAt } from '#test/builders/provider.builder.ts'
import { expectScreen } from '../../../content/screen-laws.ts'
import { textIn } from '../../../site/markup.ts'

const nothing = (): void => undefined

const render = (acp: boolean, acpExpireServiceContinue: boolean | null, error?: string): string =>
  renderToStaticMarkup(
    <AcpQuestion
      answers={{ acp, acpExpireServiceContinue }}
      error={error}
      brand={cometa}
      onAnswer={nothing}
    />,
  )

describe('AcpQuestion', () => {
  it('shows only to a household of the program the question about the regular price, and says what a refusal means (CHK-09)', () => {
    expect(textIn(render(false, null))).not.toContain(acpWords.question)
    expect(textIn(render(true, null))).toContain(acpWords.question)
    expect(textIn(render(true, null, acpWords.failures.AnswerMissing))).toContain(
      acpWords.failures.AnswerMissing,
    )
    const declined = textIn(render(true, false))
    expect(declined).toContain(acpWords.declined)
    expect(declined).toContain(cometa.phones.sales.shown)
    expectScreen(
      `<h1 tabindex="-1">${acpWords.heading}</h1>${render(true, false, acpWords.failures.RegularPriceDeclined)}`,
    )
  })

  it.each([true, false])(
    'is shown at the checkout only if the provider requires it: %s (CHK-09)',
    async (isAcpEnabled) => {
      expect(PROVIDER_CONFIG.isAcpEnabled).toBe(false)
      const visitor = buildProvider({ config: { isAcpEnabled } }).visitor()
      await localizeAt(visitor, 'serviceable')
      await answerOf(visitor.addOffer({ offerId: GIG }))
      const body = checkoutPageRequest({ isBulk: false, productReady: false }, null, null)
      const { flags } = await answerOf(visitor.pageModel({ endpoint: 'checkout', body }))
      expect(flags.acpEnabled).toBe(isAcpEnabled)
    },
  )
})
