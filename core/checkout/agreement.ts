/** One text a buyer accepts; the order records its id and version. */
export type Agreement = {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
}

export type AcceptedAgreement = { readonly id: string; readonly version: string }

/** Every agreement is accepted, in the version shown (CHK-05). */
export const areAllAccepted = (
  agreements: readonly AcceptedAgreement[],
  accepted: readonly AcceptedAgreement[],
): boolean =>
  agreements.every((agreement) =>
    accepted.some(({ id, version }) => id === agreement.id && version === agreement.version),
  )
