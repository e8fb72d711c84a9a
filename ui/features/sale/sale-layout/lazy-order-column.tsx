import { fetchable } from '#ui/features/shared/lazy.ts'
import type { OrderColumnProps } from './order-column.view.tsx'

const { fetchCode, useCode } = fetchable(() => import('./order-column.view.tsx'))

/** Fetches the code of the column, so that it renders with the screen. */
export const fetchOrderColumn = fetchCode

/** The order column; nothing until its code is loaded. */
export const LazyOrderColumn = (props: OrderColumnProps) => {
  const column = useCode()
  return column === null ? null : <column.OrderColumn {...props} />
}
