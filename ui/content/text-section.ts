import type { PageSection } from '#core/template/page-record.ts'

/** Creates a section of paragraphs under a heading. */
export const textSection = (heading: string, ...paragraphs: readonly string[]): PageSection => ({
  kind: 'text',
  heading,
  paragraphs,
})
