import { z } from 'zod'

/** Parses a comma-separated list of valid items; `what` is the error message. */
export const listOf = (isOne: (text: string) => boolean, what: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine((parts) => parts.every(isOne), what)
