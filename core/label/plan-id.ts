import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Branded } from '../shared/branded.ts'

/** The invalid part of a plan id. */
export type PlanIdFailure =
  | { readonly _tag: 'FrnMalformed'; readonly frn: string }
  | {
      readonly _tag: 'PlanIdMalformed'
      readonly part: 'service' | 'frn' | 'name'
      readonly text: string
    }

/** The FCC registration number of a provider: ten digits. */
export type Frn = Branded<string, 'Frn'>

/** The id of one plan in one version: a letter for the service, the FRN of the provider, fifteen letters and digits. */
export type PlanId = Branded<string, 'PlanId'>

export const labelServices = ['fixed', 'mobile'] as const
export type LabelService = (typeof labelServices)[number]

const SERVICE_LETTERS: Readonly<Record<LabelService, string>> = { fixed: 'F', mobile: 'M' }
const NAME_LENGTH = 15
const RADIX = 36

/** Parses ten digits (LBL-02). Fails with `FrnMalformed`. */
export const parseFrn = (text: string): E.Either<PlanIdFailure, Frn> =>
  /^\d{10}$/.test(text) ? E.right(text as Frn) : E.left({ _tag: 'FrnMalformed', frn: text })

const FNV_OFFSET = 0x6c62272e07bb014262b821756295c58dn
const FNV_PRIME = 0x1000000000000000000013bn

/** Computes FNV-1a with 128 bits over the UTF-16 units of a text, which equal its bytes when it is ASCII (LBL-02). */
export const hashOf = (text: string): bigint => {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1)
    hash = BigInt.asUintN(128, (hash ^ BigInt(text.charCodeAt(at))) * FNV_PRIME)
  return hash
}

/**
 * Returns the plan id of an offer in one version of the catalogue. Another version is another plan, and so is another
 * price than that of everybody (`ownPrice`), so no id is reused (LBL-02).
 */
export const planIdOf = (
  service: LabelService,
  frn: Frn,
  offerId: OfferId,
  catalogVersion: string,
  ownPrice: unknown = null,
): PlanId => {
  const subject = [offerId, catalogVersion, ...(ownPrice === null ? [] : [ownPrice])]
  const hash = hashOf(JSON.stringify(subject)) % BigInt(RADIX) ** BigInt(NAME_LENGTH)
  const name = hash.toString(RADIX).padStart(NAME_LENGTH, '0').toUpperCase()
  return `${SERVICE_LETTERS[service]}${frn}${name}` as PlanId
}

export type PlanIdParts = {
  readonly id: PlanId
  readonly service: LabelService
  readonly frn: Frn
  readonly name: string
}
