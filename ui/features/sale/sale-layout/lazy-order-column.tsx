import { useLazy } from '#ui/features/shared/lazy.ts'
import type { OrderColumnProps } from './order-column.view.tsx'

type Code = typeof import('./order-column.view.tsx')

const fetched: { code: Code | null } = { code: null }

/** Fetches the order column in advance, so that it renders with the screen. */
export const fetchOrderColumn = async (): Promise<Code> => {
  fetched.code ??= await import('./order-column.view.tsx')
  return fetched.code
}

/** The order column. Screens with an order fetch its code in advance. */
export const LazyOrderColumn = (props: OrderColumnProps) => {
  const later = useLazy(fetchOrderColumn, fetched.code === null)
  const code = fetched.code ?? later
  return code === null ? null : <code.OrderColumn {...props} />
}
