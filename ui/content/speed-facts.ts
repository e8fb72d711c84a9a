import { labelFacts } from '#adapters/brand/label.ts'
import type { Brand } from '#core/brand/brand.ts'
import { type Household, mbpsOfUse, speedNeed, type SpeedUse } from '#core/speed/speed-need.ts'
import { markClaim } from '#core/template/claim.ts'
import { speedText } from '#ui/content/format.ts'
import { offerIn } from './brand-offer.ts'

/** The numbers about speed, each a claim with its source. */
export const speedFacts = (brand: Brand) => {
  const mbpsOf = (id: string): number => offerIn(brand, id).speed?.downMbps ?? 0
  return {
    /** The download speed of a plan: "500 Mbps". */
    speed: (id: string): string => markClaim(speedText(mbpsOf(id)), `offer ${id}: download`),
    /** The upload speed of a plan. */
    uploadSpeed: (id: string): string =>
      markClaim(speedText(offerIn(brand, id).speed?.upMbps ?? 0), `offer ${id}: upload`),
    /** The download speed of a plan in Mbps, for a picture to scale. */
    mbps: mbpsOf,
    /** The speed of one use, and its Mbps for a picture to scale (SPD-03). */
    use: (use: SpeedUse) => ({
      speed: markClaim(speedText(mbpsOfUse[use]), 'rule SPD-03'),
      mbps: mbpsOfUse[use],
    }),
    /** How many of one use fit into the speed of a plan at the same time (SPD-03). */
    atOnce: (id: string, use: SpeedUse): string =>
      markClaim(
        String(Math.floor(mbpsOf(id) / mbpsOfUse[use])),
        `offer ${id}: download, divided by rule SPD-03`,
      ),
    /** The speed that a household needs, and its Mbps for a picture to scale (SPD-03). */
    need: (household: Household) => ({
      speed: markClaim(speedText(speedNeed(household)), 'rule SPD-03'),
      mbps: speedNeed(household),
    }),
    /** The typical latency on the label of a plan: "14 ms". */
    latency: (id: string): string =>
      markClaim(`${String(labelFacts.latencyMs[offerIn(brand, id).id] ?? 0)} ms`, `label of ${id}: latency`),
    /** A download of so many gigabytes, and the minutes it takes at the speed of a plan, rounded up. */
    download: (id: string, gigabytes: number) => {
      const minutes = Math.ceil((gigabytes * 8_000) / mbpsOf(id) / 60)
      return {
        size: markClaim(`${String(gigabytes)} GB`, 'size of an example'),
        minutes: markClaim(String(minutes), `offer ${id}: ${String(gigabytes)} GB at its download speed`),
        amount: minutes,
      }
    },
  }
}
