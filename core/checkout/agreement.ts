/** A text that the buyer accepts. The order stores its id and version. */
export type Agreement = {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
}

export type AcceptedAgreement = { readonly id: string; readonly version: string }

/** Checks whether every agreement is accepted in the shown version (CHK-05). */
export const areAllAccepted = (
  agreements: readonly AcceptedAgreement[],
  accepted: readonly AcceptedAgreement[],
): boolean =>
  agreements.every((agreement) =>
    accepted.some(({ id, version }) => id === agreement.id && version === agreement.version),
  )
