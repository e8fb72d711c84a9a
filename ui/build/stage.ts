import type { Environment } from '#core/metadata/robots.ts'
import { environments, parseEnvironment } from '#core/metadata/robots.ts'
import { stopForSetting } from '#ui/compose/server/settings.ts'

/** Reads `STAGE`, the stage of the documents: `development` by default. Any other value ends the process (MET-04). */
export const readStage = (): Environment => {
  const read = parseEnvironment(process.env['STAGE'] || 'development')
  return read._tag === 'Right' ? read.right : stopForSetting(`STAGE: one of ${environments.join(', ')}`)
}

/** Returns the constants that pass the stage to the browser scripts. */
export const stageConstants = (stage: Environment) => ({
  'import.meta.env.STAGE': JSON.stringify(stage),
})
