import type { ReactNode } from 'react'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './localization.css.ts'

export type LocalizationProps = {
  /** The session ended without an action of the visitor. */
  readonly isSessionExpired: boolean
  readonly failure: ReactNode
  readonly form: ReactNode
  /** The saved order of a returning visitor, above the form. */
  readonly savedOrder?: ReactNode
  /** The entry of a code from another device, below the form. */
  readonly codeEntry?: ReactNode
}

/** The address page: the address form, its purpose and what to expect. */
export const LocalizationView = ({
  isSessionExpired,
  failure,
  form,
  savedOrder,
  codeEntry,
}: LocalizationProps) => (
  <div className={css.screen}>
    <div className={css.words}>
      <h1 tabIndex={-1}>{localizationWords.title}</h1>
      <p className={lead}>{localizationWords.lead}</p>
    </div>
    <div className={css.scene}>
      <LazyScene name={isSessionExpired ? 'sessionExpired' : 'enterAddress'} />
    </div>
    <div className={css.sheet}>
      {isSessionExpired ? (
        <Notice tone="info" title={localizationWords.sessionExpired.title} live>
          <p>{localizationWords.sessionExpired.body}</p>
        </Notice>
      ) : null}
      {failure}
      {savedOrder}
      {form}
      {codeEntry}
    </div>
    <ul className={css.promises}>
      {localizationWords.promises.map((promise) => (
        <li key={promise} className={css.promise}>
          <Icon name="check" size="small" />
          {promise}
        </li>
      ))}
    </ul>
  </div>
)
