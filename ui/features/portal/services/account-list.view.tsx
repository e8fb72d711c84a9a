import type { AccountId } from '#core/portal/portal-account.ts'
import type { AccountChoice } from '#core/ports/portal-calls.ts'
import { accountChoiceWords as words } from '#ui/content/es/portal/entry.ts'
import * as css from './account-list.css.ts'

export type AccountListProps = {
  readonly accounts: readonly AccountChoice[]
  /** The account that is shown now; null before the first choice. */
  readonly current: AccountId | null
  readonly isBusy: boolean
  readonly onChoose: (accountId: AccountId) => void
}

const Home = () => (
  <svg viewBox="0 0 56 52" className={css.drawing} aria-hidden>
    <path className={css.wall} d="M8 52V24h40v28z" />
    <path className={css.roof} d="M2 26 28 4l26 22z" />
    <path className={css.door} d="M23 52V36h11v16z" />
  </svg>
)

/** The accounts of a login, by their street. One press opens one. */
export const AccountList = ({ accounts, current, isBusy, onChoose }: AccountListProps) => (
  <>
    <ul className={css.list}>
      {accounts.map(({ accountId, label }) => (
        <li key={accountId}>
          <button
            type="button"
            className={css.home}
            aria-disabled={isBusy}
            aria-current={accountId === current}
            onClick={() => {
              if (!isBusy) onChoose(accountId)
            }}
          >
            <Home />
            <span className={css.words}>
              <span className={css.address}>{label}</span>
              <span className={css.number}>
                {`${words.number(accountId)}${accountId === current ? `, ${words.current}` : ''}`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
    <p role="status">{isBusy ? words.opening : null}</p>
  </>
)
