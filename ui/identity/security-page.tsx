import { identityFields } from '#core/portal/identity-form.ts'
import { securityWords as words } from '#ui/content/es/shared/identity.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './identity.css.ts'
import { IdentityForm, IdentityFrame } from './identity-frame.tsx'
import type { PageProps } from './page-parts.ts'

/** The page that shows the second factor of a login, and changes it to the other one. */
export const SecurityPage = ({ brand, action, factor, address, isChanged }: PageProps<'security'>) => {
  const other = factor === 'email' ? 'totp' : 'email'
  return (
    <IdentityFrame
      brand={brand}
      scene="existingCustomer"
      title={words.title}
      lead={words.now[factor](address)}
      wayOut="account"
      action={action}
    >
      {isChanged ? (
        <div className={css.problem}>
          <Notice tone="confirmed" title={words.changed.title} live>
            <p>{words.changed.body(address)}</p>
          </Notice>
        </div>
      ) : null}
      <IdentityForm label={words.form} action={action}>
        <div className={css.actions}>
          <Button
            type="submit"
            variant={isChanged ? 'quiet' : 'primary'}
            name={identityFields.factor}
            value={other}
          >
            {words.change[other]}
          </Button>
        </div>
      </IdentityForm>
    </IdentityFrame>
  )
}
