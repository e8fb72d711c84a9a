import type { Engine } from '../call/call.ts'

/** Returns the check of whether an IMEI is blocked. */
export const isBlocked = ({ config }: Pick<Engine, 'config'>): ((imei: string) => boolean) => {
  const blocked = new Set(config.blockedImeis)
  return (imei) => blocked.has(imei)
}
