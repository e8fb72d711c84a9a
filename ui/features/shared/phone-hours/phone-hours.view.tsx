import type { BrandIdentity, BrandPhone } from '#core/brand/brand.ts'
import type { OpeningHours } from '#core/brand/opening-hours.ts'
import type { PhoneOpening } from '#core/brand/phone-opening.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { type PhonePurpose, phoneHoursWords as words } from '#ui/content/es/shared/phone-hours.ts'
import * as css from './phone-hours.css.ts'

type PhoneHours = { readonly phone: BrandPhone; readonly hours: OpeningHours | null }

export type PhoneHoursProps = {
  readonly brand: Pick<BrandIdentity, 'phones' | 'hours' | 'business'>
  readonly purposes: readonly PhonePurpose[]
  /** Returns whether a telephone is answered now, in the application. On a document the island adds it. */
  readonly openingOf?: ((hours: OpeningHours) => PhoneOpening) | undefined
}

const phonesOf = ({
  phones,
  hours,
  business,
}: PhoneHoursProps['brand']): Readonly<Record<PhonePurpose, PhoneHours>> => ({
  sales: { phone: phones.sales, hours: hours.sales },
  mobileSales: { phone: phones.sales, hours: hours.mobileSales },
  service: { phone: phones.service, hours: hours.service },
  business,
})

const Opening = ({ opening }: { readonly opening: PhoneOpening }) => (
  <p className={css.opening} data-open={opening.kind === 'closed' ? undefined : ''}>
    {words.opening(opening)}
  </p>
)

/** Telephones with their hours. The island adds whether each is answered now, on the clock of the visitor (BRD-02). */
export const PhoneHoursView = ({ brand, purposes, openingOf }: PhoneHoursProps) => {
  const phones = phonesOf(brand)
  return (
    <ul className={css.phones} data-tool="phoneHours" data-wake="view">
      {purposes.map((purpose) => {
        const { phone, hours } = phones[purpose]
        return hours === null ? null : (
          <li key={purpose} className={css.phone} data-hours={JSON.stringify(hours)}>
            <p className={css.purpose}>{words.purpose[purpose]}</p>
            <a className={css.number} href={`tel:${phone.dial}`}>
              {phone.shown}
            </a>
            <p>{openingText(hours)}</p>
            {openingOf === undefined ? (
              <p className={css.opening} data-opening />
            ) : (
              <Opening opening={openingOf(hours)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
