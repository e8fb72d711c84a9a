import type { CallingRate } from '#core/calling/calling-rate.ts'
import { cents } from '#core/shared/money.ts'

/** Chosen here: home telephone prices in cents a minute for international calls to landlines and to mobiles. */
const rows: readonly (readonly [country: string, landline: number, mobile: number])[] = [
  ['AR', 3, 12],
  ['BO', 12, 16],
  ['BR', 2, 9],
  ['BZ', 20, 22],
  ['CA', 1, 1],
  ['CL', 2, 5],
  ['CN', 2, 2],
  ['CO', 2, 3],
  ['CR', 3, 6],
  ['CU', 75, 75],
  ['DE', 1, 4],
  ['DO', 3, 8],
  ['EC', 9, 16],
  ['ES', 1, 3],
  ['FR', 1, 4],
  ['GB', 1, 3],
  ['GQ', 45, 48],
  ['GT', 9, 11],
  ['HN', 14, 16],
  ['HT', 25, 28],
  ['IN', 2, 2],
  ['IT', 1, 4],
  ['JM', 8, 20],
  ['JP', 2, 8],
  ['KR', 2, 3],
  ['MX', 1, 2],
  ['NI', 13, 20],
  ['PA', 4, 9],
  ['PE', 2, 4],
  ['PH', 11, 14],
  ['PT', 1, 4],
  ['PY', 7, 9],
  ['SV', 13, 16],
  ['UY', 6, 15],
  ['VE', 4, 9],
  ['VN', 6, 7],
]

/** The prices of international calls. */
export const callingRates: readonly CallingRate[] = rows.map(([country, landline, mobile]) => ({
  country,
  landline: cents(landline),
  mobile: cents(mobile),
}))
