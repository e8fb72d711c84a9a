import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { ActionLinks } from '../action-links.tsx'
import { Island } from '../islands/island.tsx'
import { PlainAddressForm } from '../plain-address-form.tsx'
import * as css from './action.css.ts'
import { heading as headingStyle, lead as leadStyle, section as sectionStyle } from './section-frame.css.ts'
import type { SectionProps } from './section.ts'
import { Toned } from './color-variants.tsx'

/** What to do next: the address form, or links. */
export const ActionBand = ({ section }: SectionProps<'action'>) => {
  const { heading, lead, actions, hasAddressForm = false, tone } = section
  return (
    <Toned tone={tone}>
      <section className={sectionStyle} aria-label={heading}>
        <div className={css.action}>
          <h2 className={headingStyle}>{heading}</h2>
          <p className={leadStyle}>{lead}</p>
          {hasAddressForm ? (
            <div className={tone === 'night' ? css.formOnNight : undefined}>
              <Island name="addressForm" layout="bar">
                <PlainAddressForm form={EMPTY_ADDRESS_FORM} layout="bar" />
              </Island>
            </div>
          ) : null}
          <ActionLinks actions={actions} />
        </div>
      </section>
    </Toned>
  )
}
