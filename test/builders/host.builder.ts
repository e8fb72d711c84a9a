import { cometa } from '#adapters/brand/cometa/brand.ts'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { HostOptions } from '#adapters/server/host-options.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { migrationsDir } from '#test/adapters/server/store/migrations-dir.ts'
import { databaseTemplate } from './database.builder.ts'
import { buildDigest } from './digest.builder.ts'
import { buildKeyDerivation } from './key-derivation.builder.ts'
import { UNPRESSED, namedSite } from './server.builder.ts'

/** Options of a host in memory on the small network, without logs and limits. */
export const hostParts: HostOptions = {
  dataDir: null,
  migrationsDir,
  template: await databaseTemplate(),
  brand: () => cometa,
  network: smallNetwork,
  decryption: createCardDecryption(),
  clock: { now: () => epochMs(Date.now()) },
  digest: buildDigest(),
  keyDerivation: buildKeyDerivation(),
  logger: createLogger('silent'),
  site: () => namedSite,
  assetsDir: null,
  renderOutcome: () => '',
  renderCheck: () => '',
  renderFollowUp: () => '',
  links: cometa.links,
  edge: { pressure: UNPRESSED },
}
