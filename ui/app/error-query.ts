import * as z from 'zod/mini'
import { catch as fallback } from 'zod/mini'
import { errorCodes } from '#ui/content/es/shared/common.ts'

/** The query of the error page: a code from a closed list, never a text to print (S16). */
export const errorQuerySchema = z.object({ message: fallback(z.enum(errorCodes), 'unexpected') })
