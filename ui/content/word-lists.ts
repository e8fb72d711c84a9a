import type { Card } from '#core/template/section-contents.ts'

type Titled = { readonly title: string; readonly body: string }

/** Writes questions with their answers. */
export const answers = (
  items: Readonly<Record<string, string>>,
): readonly { readonly question: string; readonly answer: string }[] =>
  Object.entries(items).map(([question, answer]) => ({ question, answer }))

/** Writes texts under their titles. */
export const titled = (items: Readonly<Record<string, string>>): readonly Titled[] =>
  Object.entries(items).map(([title, body]) => ({ title, body }))

/** Adds an icon to each text, in order. Throws if a language has another number of texts, which stops the build. */
export const withIcons = (texts: readonly Titled[], icons: readonly string[]): readonly Card[] => {
  if (texts.length !== icons.length)
    throw new Error(
      `${String(texts.length)} texts for ${String(icons.length)} icons: ${texts[0]?.title ?? ''}`,
    )
  return texts.map((text, at) => ({ ...text, icon: icons[at] ?? '' }))
}
