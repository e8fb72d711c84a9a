/** What a consent grants when the buyer accepts it. */
export const grants = ['paperlessBilling', 'monthlyBillingNotification', 'automaticPayments'] as const
export type Grant = (typeof grants)[number]

/**
 * A text that the buyer accepts; the order stores id and version. Consents (agreements that grant) are optional.
 */
export type Agreement = {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
  readonly grants: Grant | null
}

export type AcceptedAgreement = { readonly id: string; readonly version: string }

/** Lists the agreements without which there is no order (CHK-05). */
export const requiredAgreements = (agreements: readonly Agreement[]): readonly Agreement[] =>
  agreements.filter((agreement) => agreement.grants === null)

/** Lists the agreements that are accepted in the shown version. */
export const acceptedAmong = <Text extends AcceptedAgreement>(
  agreements: readonly Text[],
  accepted: readonly AcceptedAgreement[],
): readonly Text[] =>
  agreements.filter((agreement) =>
    accepted.some(({ id, version }) => id === agreement.id && version === agreement.version),
  )

/** Checks whether every agreement is accepted in the shown version (CHK-05). */
export const areAllAccepted = (
  agreements: readonly AcceptedAgreement[],
  accepted: readonly AcceptedAgreement[],
): boolean => acceptedAmong(agreements, accepted).length === agreements.length

/** Checks whether a consent that grants something is accepted (CHK-18). */
export const isGranted = (
  agreements: readonly Agreement[],
  accepted: readonly AcceptedAgreement[],
  grant: Grant,
): boolean => acceptedAmong(agreements, accepted).some((agreement) => agreement.grants === grant)
