import type { BrandIdentity } from '#core/brand/brand.ts'
import type { MissingDevice } from '#core/cart/restored-mobile.ts'
import { paths } from '#core/routes/routes.ts'
import type { RestoreResult } from '#core/ports/visitor.ts'
import type { ReferralStatus } from '#core/referral/referral.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { missingDeviceWords, referralWords, restoreWords } from '#ui/content/es/sale/visitor.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './visit-notice.css.ts'

export type VisitNoticesProps = {
  readonly restore: RestoreResult
  /** The devices of the restored cart that are not sold any more. */
  readonly missingDevices?: readonly MissingDevice[]
  readonly referral: ReferralStatus | null
  readonly brand: BrandIdentity
}

const Restore = ({ restore, brand }: Pick<VisitNoticesProps, 'restore' | 'brand'>) => {
  if (restore === 'none') return null
  const { title, body } = restoreWords[restore]
  const { sales } = brand.phones
  return restore === 'restored' ? (
    <Notice tone="confirmed" title={title} live>
      <p>{body}</p>
    </Notice>
  ) : (
    <Notice tone="danger" title={title} live>
      <p>{body}</p>
      <p>
        <a href={`tel:${sales.dial}`}>{commonWords.call(sales.shown)}</a>
      </p>
    </Notice>
  )
}

const MissingDevices = ({ devices }: { readonly devices: readonly MissingDevice[] }) => {
  const { title, body, choose } = missingDeviceWords
  const names = devices.map(({ name }) => (name === null ? missingDeviceWords.unnamed : brandText(name)))
  return (
    <Notice tone="danger" title={title(devices.length)} live>
      <p>{body(names)}</p>
      <p>
        <a href={paths.customize}>{choose}</a>
      </p>
    </Notice>
  )
}

const Referral = ({ referral, brand }: Pick<VisitNoticesProps, 'referral' | 'brand'>) => {
  if (referral === null || referral.status === 'notApplicable') return null
  const credit = brand.referralCredit
  if (referral.status === 'validButExpired' || credit === null) {
    const { title, body } = referralWords.expired(referral.lastDay)
    return (
      <Notice tone="info" title={title}>
        <p>{body}</p>
      </Notice>
    )
  }
  const { title, body } = referralWords.valid(credit, referral.lastDay)
  return (
    <Notice tone="saved" title={title}>
      <p>{body}</p>
    </Notice>
  )
}

/** What the shop says about a visitor's saved cart, code and referral. */
export const VisitNotices = ({ restore, missingDevices = [], referral, brand }: VisitNoticesProps) => (
  <div className={css.notices}>
    <Restore restore={restore} brand={brand} />
    {missingDevices.length === 0 ? null : <MissingDevices devices={missingDevices} />}
    <Referral referral={referral} brand={brand} />
  </div>
)
