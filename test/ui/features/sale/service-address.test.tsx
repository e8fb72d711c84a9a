import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paths } from '#core/routes/routes.ts'
import { placeWords } from '#ui/content/es/shared/place.ts'
import { ServiceAddress } from '#ui/features/sale/shared/service-address.connected.tsx'
import { saleThrough } from '#test/builders/sale.builder.ts'
import { textIn } from '../../site/markup.ts'

describe('ServiceAddress', () => {
  it('shows the service address of the sale, with a link that changes it (CHK-23)', async () => {
    const { sale } = await saleThrough('addItems')
    const { street } = sale.actor.getSnapshot().context.answer?.providedAddress ?? { street: '' }
    const html = renderToStaticMarkup(<ServiceAddress sale={sale} onChange={() => undefined} />)
    expect(street).not.toBe('')
    expect(textIn(html)).toContain(street)
    expect(textIn(html)).toContain(placeWords.change)
    expect(html).toContain(`href="${paths.localization}"`)
  })
})
