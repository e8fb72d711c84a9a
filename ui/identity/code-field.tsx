import { CODE_TEXT_MAX, identityFields } from '#core/portal/identity-form.ts'
import { identityWords as words } from '#ui/content/es/shared/identity.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { focusOnOpening } from './focus.ts'

type CodeFieldProps = { readonly error?: string | undefined }

/** The field of a code. Telephones offer the code of a message for it. */
export const CodeField = ({ error }: CodeFieldProps) => (
  <TextField
    label={words.code}
    hint={words.codeHint}
    name={identityFields.code}
    inputMode="numeric"
    autoComplete={autofill.identity.code}
    maxLength={CODE_TEXT_MAX}
    width="zip"
    error={error}
    {...focusOnOpening(error !== undefined)}
  />
)

/** The error of a code field in the summary. */
export const codeErrors = (text: string | undefined) =>
  text === undefined ? [] : [{ fieldId: `field-${identityFields.code}`, text }]
