/** The reasons for a cancellation. */
export const cancelReasons = ['price', 'competitor', 'quality', 'moving', 'notUsed', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]
