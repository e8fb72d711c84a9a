/** A case of a property: its id, the seed of the carts, and the path to the smallest ones. */
export type PropertyCase = { readonly property: string; readonly seed: number; readonly path: string }

/** The id of the story that shows a case. */
export const CASE_STORY = 'reglas-caso-fallido--case'

const STORYBOOK = 'http://127.0.0.1:6006'

/** Writes a path for the address of a story, which accepts no colons. */
export const pathArg = (path: string): string => path.replaceAll(':', '-')

/** Reads the path from the address of a story. */
export const pathOf = (arg: string): string => arg.replaceAll('-', ':')

/** Returns the address of the story that shows a case. `npm run storybook` serves it. */
export const caseLink = ({ property, seed, path }: PropertyCase): string =>
  `${STORYBOOK}/?path=/story/${CASE_STORY}&args=property:${property};seed:${seed};path:${pathArg(path)}`
