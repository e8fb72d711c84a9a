import type { Agreement } from '#core/checkout/agreement.ts'
import { Section } from '#ui/kit/section/section.tsx'

/** The automatic payments that the buyer chose, with the text of their agreement. */
export const AutoPay = ({ agreement: { title, summary, paragraphs } }: { readonly agreement: Agreement }) => (
  <Section heading={title} hint={summary}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Section>
)
