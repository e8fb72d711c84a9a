import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { orderStatusWords } from '#ui/content/es/sale/order-status.ts'
import type { PageDocument } from './documents.tsx'
import { OrderStatusPage } from './order-status-page.tsx'

/** The page where a buyer finds an order. It has the styles of the application and those of documents. */
export const orderStatus = (brand: Brand): PageDocument => ({
  ...orderStatusWords.head(brand),
  path: paths.orderStatus,
  isIndexed: false,
  schema: [],
  islands: ['orderStatus'],
  social: null,
  body: renderToStaticMarkup(<OrderStatusPage brand={brand} />),
})
