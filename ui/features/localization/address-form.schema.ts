import * as z from 'zod/mini'
import { parseStreet, parseUnit, parseZip } from '#core/address/address.ts'
import { field } from '#ui/features/form-schema.ts'

/** The three typed fields as an address. */
export const addressFormSchema = z.object({
  street: field(parseStreet),
  unit: field(parseUnit),
  zip: field(parseZip),
})
