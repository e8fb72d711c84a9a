import type { Agreement } from '#core/checkout/agreement.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { Section } from '#ui/kit/section/section.tsx'

/** The automatic payments that the buyer chose, with the text of their agreement. */
export const AutoPay = ({ agreement: { title, summary, paragraphs } }: { readonly agreement: Agreement }) => (
  <Section heading={brandText(title)} hint={brandText(summary)}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{brandText(paragraph)}</p>
    ))}
  </Section>
)
