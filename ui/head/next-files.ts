/** The name of the `meta` element with the files that the next page needs, separated by spaces. */
export const NEXT_FILES = 'next-files'
