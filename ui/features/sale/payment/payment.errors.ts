import { wordsOfAddressFailure } from '#ui/content/es/shared/address-failure.ts'
import { cardFieldWords } from '#ui/content/es/shared/field-failure.ts'
import { cardFields, type CardErrors, type CardField } from './payment.schema.ts'

/** The error texts by field name, in the order of the screen. */
export type FieldTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Returns the error texts of the card fields. */
export const cardErrorTexts = (errors: CardErrors): FieldTexts<CardField> =>
  Object.fromEntries(
    cardFields.flatMap((name) => {
      const tag = errors[name]
      if (tag === undefined) return []
      const text =
        tag === 'ZipMissing' || tag === 'ZipMalformed' ? wordsOfAddressFailure(tag) : cardFieldWords[tag]
      return [[name, text] as const]
    }),
  )
