import * as z from 'zod/mini'
import { catch as fallback } from 'zod/mini'
import { errorCodes } from '#ui/content/es/common.ts'

/** The query of the error page: a code of the list, and nothing that would be printed (S16). */
export const errorQuerySchema = z.object({ message: fallback(z.enum(errorCodes), 'unexpected') })
