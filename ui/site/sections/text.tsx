import { Section } from '#ui/kit/section/section.tsx'
import { PhoneText } from './phone-text.tsx'
import * as css from './text.css.ts'
import type { SectionProps } from './section.ts'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { Island } from '../islands/island.tsx'
import { PlainAddressForm } from '../plain-address-form.tsx'

/** The address form in the borderless bar, between the texts of a page. */
export const Address = ({ section: { heading, lead } }: SectionProps<'address'>) => (
  <Section heading={heading}>
    <p className={css.paragraph}>{lead}</p>
    <Island name="addressForm" layout="borderlessBar">
      <PlainAddressForm form={EMPTY_ADDRESS_FORM} layout="borderlessBar" />
    </Island>
  </Section>
)

/** Paragraphs under a heading. */
export const Text = ({ section: { heading, paragraphs }, brand }: SectionProps<'text'>) => (
  <Section heading={heading}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className={css.paragraph}>
        <PhoneText text={paragraph} brand={brand} />
      </p>
    ))}
  </Section>
)
