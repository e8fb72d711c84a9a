import { fileURLToPath } from 'node:url'

export const migrationsDir = fileURLToPath(
  new URL('../../../../adapters/server/store/migrations', import.meta.url),
)
