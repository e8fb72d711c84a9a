/** The runs of a core property in `npm test`, unless `FC_RUNS` is set. */
export const DEFAULT_RUNS = 1_000

/** `npm test` uses a fixed seed, so that results are reproducible; more runs use other seeds. */
export const DEFAULT_SEED = 20_261_118

type Environment = Readonly<Record<string, string | undefined>>
type Settings = { readonly numRuns: number; readonly seed?: number; readonly path?: string }

const wholeNumber = (name: string, text: string): number => {
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(Number(text)))
    throw new TypeError(`${name} is no whole number: ${text}`)
  return Number(text)
}

/** How often laws of the core run: `FC_RUNS` times, or a failed run again by `FC_SEED` and `FC_PATH`. */
export const propertyRuns = ({ FC_RUNS, FC_SEED, FC_PATH }: Environment): Settings => ({
  numRuns: FC_RUNS === undefined ? DEFAULT_RUNS : wholeNumber('FC_RUNS', FC_RUNS),
  ...(FC_RUNS === undefined && { seed: DEFAULT_SEED }),
  ...(FC_SEED !== undefined && { seed: wholeNumber('FC_SEED', FC_SEED) }),
  ...(FC_PATH !== undefined && { path: FC_PATH }),
})
