import { randomUUID } from 'node:crypto'
import { FlagdCore } from '@openfeature/flagd-core'
import type { EvaluationContext, JsonValue, Logger, Provider } from '@openfeature/server-sdk'
import { OpenFeature } from '@openfeature/server-sdk'
import { either as E } from 'fp-ts'
import type { ExperimentVariants } from '#core/experiments/experiment.ts'
import { experimentNames, experimentVariants } from '#core/experiments/experiment.ts'
import { knownVariants } from '#core/experiments/known-variants.ts'
import type { Flags } from '#core/ports/flags.ts'
import { checkFlagFile } from './flag-file.ts'

type Note = (trouble: string) => void

/** Passes warnings and errors of the library to the log of the server. */
const loggerOver = (note: Note): Logger => ({
  error: (...parts: unknown[]) => note(parts.join(' ')),
  warn: (...parts: unknown[]) => note(parts.join(' ')),
  info: () => undefined,
  debug: () => undefined,
})

/** The OpenFeature provider over a flag file in memory. It evaluates without a network. */
const createFileProvider = (core: FlagdCore): Provider => ({
  metadata: { name: 'flag file' },
  runsOn: 'server',
  resolveBooleanEvaluation: async (key, fallback, context, log) =>
    core.resolveBooleanEvaluation(key, fallback, context, log),
  resolveStringEvaluation: async (key, fallback, context, log) =>
    core.resolveStringEvaluation(key, fallback, context, log),
  resolveNumberEvaluation: async (key, fallback, context, log) =>
    core.resolveNumberEvaluation(key, fallback, context, log),
  resolveObjectEvaluation: async <T extends JsonValue>(
    key: string,
    fallback: T,
    context: EvaluationContext,
    log: Logger,
  ) => core.resolveObjectEvaluation(key, fallback, context, log),
})

/**
 * Opens the flags of a file in the format of flagd. Fails with the reason in one line if the file is broken. Later an
 * experiment that can't be evaluated has its control, and `note` receives the reason.
 */
export const openFlags = async (text: string, note: Note): Promise<E.Either<string, Flags>> => {
  const checked = checkFlagFile(text)
  if (E.isLeft(checked)) return checked
  const log = loggerOver(note)
  const core = new FlagdCore(undefined, log, { disableDynamicCodeGeneration: true })
  const failures: string[] = []
  try {
    core.setConfigurations(checked.right)
  } catch (error) {
    return E.left(error instanceof Error ? error.message : 'not a flag file')
  }
  for (const name of core.getFlags().keys()) {
    const { errorMessage } = core.resolveStringEvaluation(name, '', { targetingKey: 'check' })
    if (errorMessage !== undefined) failures.push(`${name}: ${errorMessage}`)
  }
  if (failures[0] !== undefined) return E.left(failures[0])
  const domain = randomUUID()
  await OpenFeature.setProviderAndWait(domain, createFileProvider(core))
  const client = OpenFeature.getClient(domain).setLogger(log)
  const variantOf = async (name: keyof ExperimentVariants, targetingKey: string): Promise<string> => {
    const { value, errorMessage } = await client.getStringDetails(name, experimentVariants[name][0], {
      targetingKey,
    })
    if (errorMessage !== undefined && core.getFlag(name) !== undefined) note(`${name}: ${errorMessage}`)
    return value
  }
  return E.right({
    variantsOf: (targetingKey) => async () => {
      const found = await Promise.all(
        experimentNames.map(async (name) => [name, await variantOf(name, targetingKey)] as const),
      )
      return knownVariants(Object.fromEntries(found))
    },
  })
}
