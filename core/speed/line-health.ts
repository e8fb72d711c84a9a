/** How a measured speed compares with that of a plan: as sold, weakened on its way through the home, or slow. */
export const lineHealths = ['asSold', 'weakWifi', 'slow'] as const
export type LineHealth = (typeof lineHealths)[number]

/** The shares of the plan's speed from which a line is as sold, and from which WiFi explains the difference. */
const AS_SOLD = 0.8
const WIFI = 0.4

/** Compares a measured download with that of the plan, both in megabits a second and the plan's above zero (SPD-05). */
export const lineHealth = (measuredMbps: number, planMbps: number): LineHealth => {
  if (measuredMbps >= planMbps * AS_SOLD) return 'asSold'
  return measuredMbps >= planMbps * WIFI ? 'weakWifi' : 'slow'
}
