import type { BrandPhone } from '#core/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './trouble.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type TroubleProps = {
  readonly title: string
  readonly body: string
  /** The text of the link to the address page. */
  readonly next: string
  readonly phone: BrandPhone
  readonly scene?: Slot
  /** Absent where retrying can't help. */
  readonly onRetry?: (() => void) | undefined
}

/** Explains why a screen can't be shown, and offers ways to continue. */
export const TroubleView = ({ scene, title, body, next, phone, onRetry }: TroubleProps) => (
  <div className={css.screen}>
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={lead}>{body}</p>
      <div className={css.ways}>
        {onRetry === undefined ? null : <Button onClick={onRetry}>{commonWords.retry}</Button>}
        <ButtonLink href={paths.localization} variant={onRetry === undefined ? 'primary' : 'secondary'}>
          {next}
        </ButtonLink>
        <ButtonLink href={`tel:${phone.dial}`} variant="quiet">
          {commonWords.call(phone.shown)}
        </ButtonLink>
      </div>
    </div>
    {scene === undefined ? null : <div className={css.scene}>{scene}</div>}
  </div>
)
