import { Section } from '#ui/kit/section/section.tsx'
import { PhoneText } from './phone-text.tsx'
import * as css from './text.css.ts'
import type { SectionProps } from './section.ts'

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
