import type { Brand } from '#core/brand/brand.ts'
import { identityActions, identityFields } from '#core/portal/identity-form.ts'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { factorProblems, factorWords as words, identityWords } from '#ui/content/es/shared/identity.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { CodeField } from './code-field.tsx'
import * as css from './identity.css.ts'
import { IdentityForm, IdentityFrame, Problem } from './identity-frame.tsx'
import { fieldErrors } from './page-parts.ts'

export type FactorPageProps = Extract<IdentityPage, { readonly page: 'factor' }> & { readonly brand: Brand }

const SentAgain = () => (
  <div className={css.problem}>
    <Notice tone="confirmed" title={words.sentAgain.title} live>
      <p>{words.sentAgain.body}</p>
    </Notice>
  </div>
)

/** The page that asks for the second factor: a code of an authenticator, or one that was sent. */
export const FactorPage = ({ brand, action, factor, address, isSentAgain, problem }: FactorPageProps) => {
  const error = problem === 'missing' ? identityWords.codeMissing : undefined
  return (
    <IdentityFrame
      brand={brand}
      scene="existingCustomer"
      title={words.title}
      lead={factor === 'email' ? words.email(address) : words.totp}
      wayOut="cancel"
      action={action}
    >
      {problem === null || problem === 'missing' ? null : <Problem {...factorProblems[problem]} />}
      {isSentAgain ? <SentAgain /> : null}
      <IdentityForm label={words.form} action={action} errors={fieldErrors('code', error)}>
        <CodeField error={error} />
        <div className={css.actions}>
          <Button type="submit">{words.submit}</Button>
          {factor === 'email' ? (
            <Button type="submit" variant="quiet" name={identityFields.action} value={identityActions.again}>
              {words.again}
            </Button>
          ) : null}
        </div>
      </IdentityForm>
      <div className={css.other}>
        <p>{words.lost(brand.phones.service.shown)}</p>
      </div>
    </IdentityFrame>
  )
}
