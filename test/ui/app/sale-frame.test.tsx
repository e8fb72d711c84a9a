import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { checkoutSteps } from '#core/routes/sale-step.ts'
import { SaleFrameConnected } from '#ui/app/sale-frame.connected.tsx'
import { placeWords } from '#ui/content/es/shared/place.ts'
import { saleThrough } from '#test/builders/sale.builder.ts'
import { textIn } from '../site/markup.ts'

describe('SaleFrameConnected', () => {
  it('shows the service address on each page of the checkout, with a link that changes it (CHK-23)', async () => {
    const { sale } = await saleThrough('addItems')
    const { street } = sale.actor.getSnapshot().context.answer?.providedAddress ?? { street: '' }
    for (const step of checkoutSteps) {
      const html = renderToStaticMarkup(
        <SaleFrameConnected sale={sale} brand={cometa} step={step}>
          {null}
        </SaleFrameConnected>,
      )
      expect(textIn(html)).toContain(placeWords.change)
      expect(textIn(html)).toContain(street)
      expect(html).toContain(`href="${paths.localization}"`)
    }
    const plans = renderToStaticMarkup(
      <SaleFrameConnected sale={sale} brand={cometa} step="configure">
        {null}
      </SaleFrameConnected>,
    )
    expect(textIn(plans)).not.toContain(placeWords.change)
  })
})
