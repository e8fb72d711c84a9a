import { lead } from '#ui/theme/text.css.ts'
import * as css from './text.css.ts'
import type { SectionProps } from './section.ts'

/** The title of a text page, and the sentence under it. */
export const Intro = ({ section }: SectionProps<'intro'>) => (
  <div className={css.intro}>
    <h1>{section.title}</h1>
    <p className={lead}>{section.lead}</p>
  </div>
)
