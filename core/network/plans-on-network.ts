import type { Offer, OfferId } from '../catalog/offer.ts'
import type { HomeService, HomeTechnology } from './home.ts'

/** Internet plans of some connections: of these technologies, or of all, from a download speed in Mbps. */
export type NetworkPlanRow = {
  readonly technologies?: readonly HomeTechnology[]
  readonly fromMbps: number
  readonly plans: readonly OfferId[]
}

const fits = (
  { technologies, fromMbps }: NetworkPlanRow,
  { technology, downloadMbps }: HomeService,
): boolean => downloadMbps >= fromMbps && (technologies?.includes(technology) ?? true)

/**
 * Returns the internet plans that are sold on a connection, in their order: those of every row that fits it. Without
 * rows of the brand, every plan up to the speed of the connection (NET-03).
 */
export const plansOnNetwork = (
  plans: readonly Offer[],
  connection: HomeService,
  rows: readonly NetworkPlanRow[] | undefined,
): readonly OfferId[] => {
  const named = rows?.filter((row) => fits(row, connection)).flatMap((row) => row.plans)
  return plans
    .filter(({ id, speed }) => named?.includes(id) ?? (speed?.downMbps ?? 0) <= connection.downloadMbps)
    .map(({ id }) => id)
}
