/** The data loaded before the checkout is shown, in this order (CHK-12). */
export const resolveSteps = ['riskRequirements', 'installOptions', 'schedules', 'cart', 'pageModel'] as const
export type ResolveStep = (typeof resolveSteps)[number]
