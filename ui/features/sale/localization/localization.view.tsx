import type { BrandPhone } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './localization.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type LocalizationProps = {
  /** The session ended without an action of the visitor. */
  readonly isSessionExpired: boolean
  /** The telephone to order with, after a browser stored no cookie of its session; otherwise null. */
  readonly phoneWithoutCookies?: BrandPhone | null
  readonly failure: Slot
  /** Why the requested page was refused, and the way back. */
  readonly refusal?: Slot
  readonly form: Slot
  /** The saved order of a returning visitor, above the form. */
  readonly savedOrder?: Slot
  /** The entry of a code from another device, below the form. */
  readonly codeEntry?: Slot
}

/** The address page: the address form, its purpose and what to expect. */
export const LocalizationView = ({
  isSessionExpired,
  phoneWithoutCookies = null,
  failure,
  refusal,
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
      {phoneWithoutCookies === null ? null : (
        <Notice tone="info" title={localizationWords.withoutCookies.title} live>
          <p>{localizationWords.withoutCookies.body}</p>
          <p>
            <a href={`tel:${phoneWithoutCookies.dial}`}>{commonWords.call(phoneWithoutCookies.shown)}</a>
          </p>
        </Notice>
      )}
      {isSessionExpired ? (
        <Notice tone="info" title={localizationWords.sessionExpired.title} live>
          <p>{localizationWords.sessionExpired.body}</p>
        </Notice>
      ) : null}
      {refusal}
      {failure}
      {savedOrder}
      {form}
      {codeEntry}
    </div>
    <ul className={css.promises}>
      {localizationWords.promises.map((promise) => (
        <li key={promise} className={css.promise}>
          <Icon name="check" size="small" />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  </div>
)
