import { CODE_TEXT_MAX, identityFields } from '#core/portal/identity-form.ts'
import { identityWords as words } from '#ui/content/es/shared/identity.ts'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { identityAutofill } from './identity-autofill.ts'
import { focusOnOpening } from './focus.ts'

type CodeFieldProps = { readonly error?: string | undefined }

/** The field of a code. Telephones offer the code of a message for it. */
export const CodeField = ({ error }: CodeFieldProps) => (
  <TextField
    label={words.code}
    hint={words.codeHint}
    name={identityFields.code}
    inputMode="numeric"
    autoComplete={identityAutofill.code}
    maxLength={CODE_TEXT_MAX}
    width="zip"
    error={error}
    {...focusOnOpening(error !== undefined)}
  />
)
