import { either as E } from 'fp-ts'
import { z } from 'zod'
import type { ExperimentName } from '#core/experiments/experiment.ts'
import { experimentNames, experimentVariants } from '#core/experiments/experiment.ts'

const name = z.string().min(1).max(100)

/** A flag of the file. The value of each variant is its name. */
const flagOf = (experiment: ExperimentName) => {
  const known: readonly string[] = experimentVariants[experiment]
  return z
    .strictObject({
      state: z.enum(['ENABLED', 'DISABLED']),
      variants: z.record(name, z.string()),
      defaultVariant: name,
      targeting: z.json().optional(),
      metadata: z.record(name, z.union([z.string().max(500), z.number(), z.boolean()])).optional(),
    })
    .refine(
      ({ variants }) =>
        Object.entries(variants).every(([key, value]) => key === value && known.includes(key)),
      {
        error: `variants must be among ${known.join(', ')}, each with its name as value`,
      },
    )
    .refine(({ variants, defaultVariant }) => defaultVariant in variants, {
      error: 'defaultVariant is not one of the variants',
    })
    .refine(({ variants, targeting }) => sharedVariants(targeting).every((shared) => shared in variants), {
      error: 'fractional names a variant that does not exist',
    })
}

/** Returns the variants that the shares of a targeting name. */
const sharedVariants = (targeting: unknown): readonly string[] => {
  if (Array.isArray(targeting)) return targeting.flatMap(sharedVariants)
  if (typeof targeting !== 'object' || targeting === null) return []
  return Object.entries(targeting).flatMap(([operator, parts]) =>
    operator === 'fractional' && Array.isArray(parts)
      ? parts.flatMap((part) => (Array.isArray(part) && typeof part[0] === 'string' ? [part[0]] : []))
      : sharedVariants(parts),
  )
}

const fileShape = z.strictObject({
  $schema: z.string().max(500).optional(),
  flags: z.strictObject(
    Object.fromEntries(experimentNames.map((experiment) => [experiment, flagOf(experiment).optional()])),
  ),
  metadata: z.record(name, z.string().max(500)).optional(),
})

/** Checks the text of a flag file in the format of flagd. Fails with the first violation in one line. */
export const checkFlagFile = (text: string): E.Either<string, string> => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return E.left('not JSON')
  }
  const read = fileShape.safeParse(data)
  if (read.success) return E.right(text)
  const [issue] = read.error.issues
  return E.left(issue === undefined ? 'not a flag file' : `${issue.path.join('.')}: ${issue.message}`)
}
