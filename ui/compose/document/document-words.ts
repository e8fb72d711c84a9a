import { loadDocumentWords } from '#ui/site/islands/document-words.ts'

/** Loads the English words of the application in an English document. */
export const loadApplicationWords = (): Promise<void> =>
  loadDocumentWords(async () => (await import('#ui/content/english.ts')).english)
