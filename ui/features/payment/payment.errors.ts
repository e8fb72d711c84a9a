import { wordsOfAddressFailure } from '#ui/content/es/localization.ts'
import { cardFieldWords } from '#ui/content/es/field-failure.ts'
import { cardFields, type CardErrors, type CardField } from './payment.schema.ts'

/** The words of each field that was refused, by field name, in the order of the screen. */
export type FieldTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** The words of each card field that was refused. */
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
