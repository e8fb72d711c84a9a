import { z } from 'zod'

/** A whole number between two bounds, both included; anything else is answered with the bounds. */
export const wholeNumber = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
