import { z } from 'zod'

/** A list with commas between, each of whose parts is one; `what` says what is expected. */
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
