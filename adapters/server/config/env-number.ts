import { z } from 'zod'

/** Parses an integer between two inclusive bounds; the error message names the bounds. */
export const integerBetween = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
