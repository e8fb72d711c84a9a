import { tools } from '../tools.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** A tool of the store under its heading. */
export const Tool = ({ section: { id, heading, lead, tool }, brand }: SectionProps<'tool'>) => {
  const View = tools[tool]
  return (
    <SectionFrame id={id} heading={heading} lead={lead}>
      <View brand={brand} />
    </SectionFrame>
  )
}
