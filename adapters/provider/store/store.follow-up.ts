import type { AddressForm } from '#core/address/address-form.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { Language } from '#core/shared/language.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'

/** SHA-256 of the kind, the address and the e-mail address of a request, so that a repeated request is the same one. */
export type FollowUpId = Branded<string, 'FollowUpId'>

/**
 * A stored request about an address. `email` is in lower case. `statement` is null for a notice. `requestedAt` is the
 * time of the latest repetition.
 */
export type FollowUpRecord = {
  readonly id: FollowUpId
  readonly kind: FollowUpKind
  readonly email: string
  readonly address: AddressForm
  readonly statement: string | null
  readonly requestedAt: EpochMs
  /** The language of the page that sent the request, and of the messages about it. */
  readonly language: Language
}

export type FollowUpMethods = {
  /** Inserts a request, or updates time, language and statement of the existing one. Returns whether it is new. */
  readonly saveFollowUp: (followUp: FollowUpRecord) => Promise<boolean>
  /** Counts the requests of an e-mail address since an instant. */
  readonly countFollowUps: (email: string, since: EpochMs) => Promise<number>
  /** Returns the requests of a kind after another one, or from the start, ordered by time and id. */
  readonly followUpsAfter: (
    kind: FollowUpKind,
    after: Pick<FollowUpRecord, 'requestedAt' | 'id'> | null,
    limit: number,
  ) => Promise<readonly FollowUpRecord[]>
  /** Deletes a request of a kind; false if there is none. */
  readonly deleteFollowUp: (request: Pick<FollowUpRecord, 'kind' | 'id'>) => Promise<boolean>
}
