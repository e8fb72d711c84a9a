import type { Brand } from '#core/brand/brand.ts'
import { identityFields } from '#core/portal/identity-form.ts'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import type { SummaryError } from '#ui/kit/error-summary/error-summary.tsx'

/** The properties of a page: its data, and the brand. */
export type PageProps<Name extends IdentityPage['page']> = Extract<IdentityPage, { readonly page: Name }> & {
  readonly brand: Brand
}

/** Returns the error of a field in the summary; none without a text. */
export const fieldErrors = (
  name: keyof typeof identityFields,
  text: string | undefined,
): readonly SummaryError[] => (text === undefined ? [] : [{ fieldId: `field-${identityFields[name]}`, text }])
