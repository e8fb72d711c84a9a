import type { ReturnedEquipment } from '#core/portal/service-change.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { disclosuresWords as words } from '#ui/content/es/portal/disclosures.ts'
import { calendarText, money } from '#ui/content/format.ts'
import * as css from './equipment-list.css.ts'

/** The rented devices that come back, until when, and what one costs that does not. */
export const EquipmentList = ({ equipment }: { readonly equipment: readonly ReturnedEquipment[] }) =>
  equipment.length === 0 ? (
    <p>{words.noEquipment}</p>
  ) : (
    <ul className={css.list}>
      {equipment.map(({ name, quantity, returnBy, fee }) => (
        <li key={name} className={css.device}>
          <span className={css.name}>{words.times(brandText(name), quantity)}</span>
          <span className={css.terms}>
            <span className={css.until}>{words.until(calendarText(returnBy))}</span>
            <span className={css.fee}>{words.fee(money(fee).text, quantity)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
