import type { HelpEntry } from '#core/help/help-entry.ts'
import type { PageRecord, PageSection } from '#core/template/page-record.ts'

const entriesOf = (path: string, section: PageSection): readonly HelpEntry[] => {
  if (section.kind === 'questions')
    return section.items.map(({ question, answer }) => ({
      title: question,
      text: answer,
      href: `${path}#${section.id}`,
    }))
  return section.kind === 'text'
    ? [{ title: section.heading, text: section.paragraphs.join(' '), href: path }]
    : []
}

/** Returns the passages of public pages for the help: questions with answers first, then texts (HLP-02). */
export const helpEntries = (pages: readonly PageRecord[]): readonly HelpEntry[] => {
  const sections = pages.flatMap(({ path, sections: of }) => of.map((section) => ({ path, section })))
  const isQuestions = ({ section }: { readonly section: PageSection }): boolean =>
    section.kind === 'questions'
  return [...sections.filter(isQuestions), ...sections.filter((one) => !isQuestions(one))].flatMap(
    ({ path, section }) => entriesOf(path, section),
  )
}
