import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import { orderStatusWords } from '#ui/content/es/order-status.ts'
import type { PageDocument } from '../documents.tsx'
import { OrderStatusPage } from './order-status-page.tsx'

/** The page where an order is found again, in the styles of the application beside those of documents. */
export const orderStatus = (brand: Brand): PageDocument => ({
  head: { ...orderStatusWords.head(brand), isIndexed: false },
  body: renderToStaticMarkup(<OrderStatusPage brand={brand} />),
})
