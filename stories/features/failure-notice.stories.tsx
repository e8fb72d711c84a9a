import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import { FailureNotice } from '#ui/features/shared/failure-notice.view.tsx'
import { failures } from '../journeys/failures.ts'
import * as css from '../gallery.css.ts'

const refusals = refusalCodes.map((code): CheckoutFailure => ({
  _tag: 'Refused',
  code,
  requestId: 'peticion-7',
}))

const meta: Meta = { title: 'Pantallas/Aviso de falla' }

export default meta

/** Every failure in the text that a visitor reads. */
export const Every: StoryObj = {
  name: 'Todas',
  render: () => (
    <ul className={css.loose}>
      {[...failures, ...refusals].map((failure) => (
        <li key={failure._tag === 'Refused' ? failure.code : failure._tag} className={css.piece}>
          <FailureNotice failure={failure} brand={brand} onRetry={() => undefined} />
          <code className={css.caption}>{failure._tag === 'Refused' ? failure.code : failure._tag}</code>
        </li>
      ))}
    </ul>
  ),
}
