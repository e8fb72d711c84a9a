import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { accountChoiceWords as words } from '#ui/content/es/portal/entry.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { PortalFailure } from '#ui/features/portal/shared/portal-failure.view.tsx'
import { PortalHelp } from '#ui/features/portal/shared/portal-help.view.tsx'
import * as css from '#ui/features/portal/shared/portal-message.css.ts'
import { AccountList, type AccountListProps } from './account-list.view.tsx'

export type AccountChoiceViewProps = AccountListProps & {
  readonly brand: BrandIdentity
  readonly failure: OrchestratorFailure | null
}

/** The first screen of a login with several accounts: which home is it about. */
export const AccountChoiceView = ({ brand, failure, ...list }: AccountChoiceViewProps) => (
  <div className={css.page}>
    <div className={css.head}>
      <div className={css.words}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className={css.lead}>{words.lead(list.accounts.length)}</p>
      </div>
      <div className={css.scene}>
        <LazyScene name="accountChoice" />
      </div>
    </div>
    {failure === null ? null : <PortalFailure failure={failure} brand={brand} />}
    <AccountList {...list} />
    <PortalHelp brand={brand} />
  </div>
)
