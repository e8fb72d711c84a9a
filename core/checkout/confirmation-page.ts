import type { OrderReceipt } from './order.ts'

/** The tasks of an order that a person of the provider completes, in the order in which they are shown. */
export const manualTasks = ['pendingCharge', 'visitByPhone', 'siteVisit', 'portIn'] as const
export type ManualTask = (typeof manualTasks)[number]

/** The business days within which a person calls the buyer about a manual task. */
export const MANUAL_CALL_DAYS: number = 1

/** Result of an order: its receipt or null. `isPending`: it was sent, and the bank has not answered. */
export type OrderResult = {
  readonly receipt: Pick<OrderReceipt, 'installKind' | 'visit' | 'isSiteVisit' | 'phones'> | null
  readonly isPending: boolean
}

/**
 * Returns the tasks that need a person (CHK-22): a charge without an answer, a visit to agree by telephone, a site
 * visit before the installation, a number to move from another carrier.
 */
export const manualTasksOf = ({ receipt, isPending }: OrderResult): readonly ManualTask[] => {
  if (receipt === null) return isPending ? ['pendingCharge'] : []
  const { installKind, visit, isSiteVisit = false, phones = [] } = receipt
  const isLeft: Record<ManualTask, boolean> = {
    pendingCharge: false,
    visitByPhone: installKind === 'professional' && visit === null,
    siteVisit: isSiteVisit,
    portIn: phones.some(({ isPorted }) => isPorted),
  }
  return manualTasks.filter((task) => isLeft[task])
}

/** The pages of the confirmation. Each order has exactly one of them. */
export const confirmationPages = ['automated-confirmation', 'non-automated-confirmation'] as const
export type ConfirmationPage = (typeof confirmationPages)[number]

/** Returns the confirmation of an order: the non-automated one while a person must act (CHK-22). */
export const confirmationPageOf = (result: OrderResult): ConfirmationPage =>
  manualTasksOf(result).length === 0 ? 'automated-confirmation' : 'non-automated-confirmation'
