import { either as E } from 'fp-ts'
import type { FieldFailure, Reader } from '../shared/reader.ts'
import { listField, oneOfField, recordField, textField } from '../shared/reader.ts'
import type { PurposedPhone } from './alternatives.ts'
import { phonePurposes } from './alternatives.ts'
import type { MessageKey } from './unavailability.ts'
import { messageKeyOf, reasonCodes } from './unavailability.ts'

/** One text of the address dialog, by the message key that responses use. */
export type DialogMessage = { readonly key: MessageKey; readonly text: string }

/** The texts of the address dialog and the telephone numbers shown with them. */
export type AddressDialog = {
  readonly title: string
  readonly messages: readonly DialogMessage[]
  readonly phoneNumbers: readonly PurposedPhone[]
}

/** The content document. The dialog is nested deep inside it, next to other content of the editors. */
export type AddressContent = {
  readonly components: readonly {
    readonly data: {
      readonly dialog: readonly { readonly component: { readonly data: AddressDialog } }[]
    }
  }[]
}

/** Maximum length of a text, and of a list, in a content document. */
export const CONTENT_TEXT_MAX = 400
export const CONTENT_LIST_MAX = 50

/** Reads the first element of a list with at least one element. Ignores the others. */
const firstOf =
  <A>(reader: Reader<A>): Reader<A> =>
  (value, field) => {
    if (!Array.isArray(value))
      return E.left({ _tag: 'FieldInvalid', field, problem: 'notAList', given: null })
    return value.length === 0
      ? E.left({ _tag: 'FieldInvalid', field: `${field}[0]`, problem: 'missing', given: null })
      : reader(value[0], `${field}[0]`)
  }

const dialog: Reader<AddressDialog> = recordField<AddressDialog>({
  title: textField(CONTENT_TEXT_MAX),
  messages: listField(
    recordField<DialogMessage>({
      key: oneOfField(reasonCodes.map(messageKeyOf)),
      text: textField(CONTENT_TEXT_MAX),
    }),
    CONTENT_LIST_MAX,
  ),
  phoneNumbers: listField(
    recordField<PurposedPhone>({
      purpose: oneOfField(phonePurposes),
      dial: textField(20),
      shown: textField(30),
    }),
    CONTENT_LIST_MAX,
  ),
})

const found = recordField({
  components: firstOf(
    recordField({
      data: recordField({
        dialog: firstOf(recordField({ component: recordField({ data: dialog }) })),
      }),
    }),
  ),
})

/**
 * Reads the dialog of a content document, at `components[0].data.dialog[0].component.data`. Fails with the missing or
 * invalid path for any input; never throws (LOC-37).
 */
export const addressDialog = (document: unknown): E.Either<FieldFailure, AddressDialog> =>
  E.map(
    ({
      components,
    }: {
      readonly components: {
        readonly data: { readonly dialog: { readonly component: { readonly data: AddressDialog } } }
      }
    }) => components.data.dialog.component.data,
  )(found(document, ''))
