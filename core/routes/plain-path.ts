/** Removes slashes from the end of a path, except for the root. */
export const plainPath = (path: string): string => path.replace(/\/+$/, '') || '/'
