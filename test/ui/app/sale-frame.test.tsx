import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { checkoutSteps } from '#core/routes/sale-step.ts'
import { SaleFrameConnected } from '#ui/app/sale-frame.connected.tsx'
import { saleThrough } from '#test/builders/sale.builder.ts'
import { textIn } from '../site/markup.ts'

describe('SaleFrameConnected', () => {
  it('shows the service address on each page of the checkout (CHK-23)', async () => {
    const { sale } = await saleThrough('addItems')
    const { street } = sale.actor.getSnapshot().context.answer?.providedAddress ?? { street: '' }
    for (const step of checkoutSteps) {
      const html = renderToStaticMarkup(
        <SaleFrameConnected sale={sale} brand={cometa} step={step}>
          {null}
        </SaleFrameConnected>,
      )
      expect(textIn(html)).toContain(street)
    }
    const plans = renderToStaticMarkup(
      <SaleFrameConnected sale={sale} brand={cometa} step="configure">
        {null}
      </SaleFrameConnected>,
    )
    expect(textIn(plans)).not.toContain(street)
  })
})
