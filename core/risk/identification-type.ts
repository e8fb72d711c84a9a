export const identificationTypes = ['SSN', 'ITIN', 'EIN', 'NONE'] as const
export type IdentificationType = (typeof identificationTypes)[number]
export type NumberedIdentification = Exclude<IdentificationType, 'NONE'>

export const isIdentificationType = (text: string): text is IdentificationType =>
  (identificationTypes as readonly string[]).includes(text)
