import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { Section } from '#ui/kit/section/section.tsx'
import { Island } from '../islands/island.tsx'
import { PlainAddressForm } from '../plain-address-form.tsx'
import type { SectionProps } from './section.ts'
import * as css from './text.css.ts'

/** The address form in the borderless bar, between the texts of a page. */
export const Address = ({ section: { heading, lead } }: SectionProps<'address'>) => (
  <Section heading={heading}>
    <p className={css.paragraph}>{lead}</p>
    <Island name="addressForm" layout="borderlessBar">
      <PlainAddressForm form={EMPTY_ADDRESS_FORM} layout="borderlessBar" />
    </Island>
  </Section>
)
