export type Titled = { readonly title: string; readonly body: string }

/** Writes questions with their answers. */
export const answers = (
  items: Readonly<Record<string, string>>,
): readonly { readonly question: string; readonly answer: string }[] =>
  Object.entries(items).map(([question, answer]) => ({ question, answer }))

/** Writes texts under their titles. */
export const titled = (items: Readonly<Record<string, string>>): readonly Titled[] =>
  Object.entries(items).map(([title, body]) => ({ title, body }))
