import type { LocalizationResponse } from '#core/localization/localization.ts'
import type { LocalizationFlags } from '#core/localization/outcome-kind.ts'

/** The facts that the rows of the table use. */
type Case = {
  readonly code: string | null
  readonly bulk: boolean
  readonly retail: boolean
  readonly isNew: boolean
  readonly ready: boolean
  readonly offers: boolean
  readonly internet: boolean
  readonly bundleUrl: boolean
  readonly blank: boolean
  readonly flags: LocalizationFlags
}

type Row = readonly [rule: string, holds: (seen: Case) => boolean, outcome: string]

/** Address resolution in the order of section 4, one row per case. Codes without a rule are marked. */
const rows: readonly Row[] = [
  ['LOC-04', ({ code, flags }) => code === '110' && flags.blueFeature, 'preSale'],
  ['LOC-04', ({ bundleUrl }) => bundleUrl, 'bundle mapped'],
  // Section 2.3: a web lead leaves the store before its outcome has a page.
  ['LOC-10', ({ code, bulk }) => !bulk && (code === '301' || code === '302'), 'webLead'],
  ['LOC-13', ({ retail, isNew }) => retail && isNew, 'bundle retail'],
  // Without a rule of its own: places that lead elsewhere.
  ['LOC-03', ({ code }) => code === '130', 'existingCustomer coverage'],
  ['LOC-11', ({ code, bulk }) => !bulk && code === '310', 'commercial'],
  ['LOC-11', ({ code, bulk }) => !bulk && code === '604', 'notServiceable'],
  ['LOC-12', ({ code, bulk }) => !bulk && code === '600', 'addressNotFound'],
  // On with section 4.
  ['LOC-13', ({ ready, bulk, offers }) => ready && !bulk && offers, 'bundle ready'],
  ['LOC-13', ({ ready, bulk }) => ready && !bulk, 'serviceSelection'],
  ['LOC-05', ({ bulk, isNew }) => bulk && !isNew, 'existingCustomer building'],
  ['LOC-06', ({ bulk, ready }) => bulk && ready, 'bulkIncluded'],
  ['LOC-06', ({ bulk }) => bulk, 'bulk'],
  ['LOC-08', ({ code }) => code === '603', 'activeLocation'],
  ['LOC-09', ({ code }) => code === '601', 'unitNotFound'],
  ['LOC-09', ({ code }) => code === '602', 'multipleUnits'],
  ['LOC-02', ({ code, blank }) => code === null || blank, 'enterAddress'],
  ['LOC-07', ({ code, flags }) => code === '120' && !flags.sellNotInBiller, 'addressNotFound'],
  ['LOC-14', ({ internet, offers }) => internet && offers, 'serviceable'],
  ['LOC-14', () => true, 'notServiceable'],
]

/** The rule and outcome of an answer by the table. */
export const specified = (
  response: LocalizationResponse | null,
  flags: LocalizationFlags,
  bundleUrl: boolean,
): { readonly rule: string; readonly outcome: string } => {
  const info = response?.sessionInfo ?? null
  const code = response?.responseCode ?? null
  const provided = response?.providedAddress
  const seen: Case = {
    code,
    bulk: code === '201' || code === '202' || (info?.serviceAddress.isBulk ?? false),
    retail: info?.channel === 'etail',
    isNew: info?.newCustomer ?? true,
    ready: info?.serviceAddress.productReady ?? false,
    offers: response !== null && response.offerCount !== 0,
    internet: info?.serviceAddress.serviceability.internetAvailable ?? false,
    bundleUrl,
    blank: provided?.street === '' || provided?.zip === '',
    flags,
  }
  const row = rows.find(([, holds]) => holds(seen))
  if (row === undefined) throw new TypeError('the table has a row for every case')
  return { rule: row[0], outcome: row[2] }
}
