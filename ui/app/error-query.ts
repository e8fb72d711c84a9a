import * as z from 'zod/mini'
import { catch as fallback } from 'zod/mini'
import { errorMessages, messageCodes } from '#core/shared/error-message.ts'
import type { ErrorCode } from '#ui/content/es/shared/common.ts'
import { errorCodes } from '#ui/content/es/shared/common.ts'

const codeByMessage: Readonly<Record<string, ErrorCode>> = {
  ...Object.fromEntries(errorCodes.map((code) => [code, code])),
  ...Object.fromEntries(messageCodes.map((code) => [errorMessages[code], code])),
}

/** The query of the error page: a known message or its code, never a text to print (S16). */
export const errorQuerySchema = z.object({
  message: fallback(
    z.pipe(
      z.enum(Object.keys(codeByMessage)),
      z.transform((message) => codeByMessage[message] ?? 'unexpected'),
    ),
    'unexpected',
  ),
})
