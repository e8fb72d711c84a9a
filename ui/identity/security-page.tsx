import { identityFields } from '#core/portal/identity-form.ts'
import { securityWords as words } from '#ui/content/es/shared/identity.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './identity.css.ts'
import { IdentityForm, IdentityFrame } from './identity-frame.tsx'
import type { PageProps } from './page-parts.ts'
import { SessionList } from './session-list.tsx'

/** The page that shows the second factor of a login and changes it to the other one, and the sessions of the login. */
export const SecurityPage = ({ brand, action, factor, address, done, sessions }: PageProps<'security'>) => {
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
      {done === null ? null : (
        <div className={css.problem}>
          <Notice tone="confirmed" title={done === 'factor' ? words.changed.title : words.ended.title} live>
            <p>{done === 'factor' ? words.changed.body(address) : words.ended.body}</p>
          </Notice>
        </div>
      )}
      <IdentityForm label={words.form} action={action}>
        <div className={css.actions}>
          <Button
            type="submit"
            variant={done === 'factor' ? 'quiet' : 'primary'}
            name={identityFields.factor}
            value={other}
          >
            {words.change[other]}
          </Button>
        </div>
      </IdentityForm>
      <SessionList sessions={sessions} action={action} />
    </IdentityFrame>
  )
}
