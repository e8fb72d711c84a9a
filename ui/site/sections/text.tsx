import type { Brand, BrandPhone } from '#core/brand/brand.ts'
import { Section } from '#ui/kit/section/section.tsx'
import * as css from './text.css.ts'
import type { SectionProps } from './section.ts'

/** A paragraph in which the telephone numbers of the brand are links. */
const Paragraph = ({ text, brand }: { readonly text: string; readonly brand: Brand }) => {
  const phones: readonly BrandPhone[] = Object.values(brand.phones)
  const parts = phones.reduce(
    (texts, { shown }) =>
      texts.flatMap((part) => part.split(shown).flatMap((rest, at) => (at === 0 ? [rest] : [shown, rest]))),
    [text],
  )
  return (
    <p className={css.paragraph}>
      {parts.map((part, place) => {
        const phone = phones.find(({ shown }) => shown === part)
        return phone === undefined ? (
          part
        ) : (
          <a key={place} href={`tel:${phone.dial}`}>
            {part}
          </a>
        )
      })}
    </p>
  )
}

/** Paragraphs under a heading. */
export const Text = ({ section: { heading, paragraphs }, brand }: SectionProps<'text'>) => (
  <Section heading={heading}>
    {paragraphs.map((paragraph) => (
      <Paragraph key={paragraph} text={paragraph} brand={brand} />
    ))}
  </Section>
)
