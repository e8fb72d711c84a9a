import { NEXT_FILES } from '#ui/head/next-files.ts'

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Checks whether the connection can carry unused files. Browsers without connection data count as able. */
const isAble = ({ saveData = false, effectiveType = '4g' }: Connection): boolean =>
  !saveData && !effectiveType.endsWith('2g')

const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {})

/** Returns the files that the next page needs, as the build wrote them into this document. */
const nextFiles = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${NEXT_FILES}"]`)?.content.split(' ') ?? []

/**
 * Fetches the files of the next page into the cache, at the same URLs. It uses `fetch`, because not every browser has
 * `rel=prefetch`. A failure is ignored: the next page then fetches the file itself.
 */
export const fetchNextFiles = (): void => {
  if (!isAble(connection())) return
  for (const file of nextFiles())
    fetch(file, { priority: 'low' }).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    )
}
