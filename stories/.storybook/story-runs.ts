/** The tag of a story that represents a component or a screen, or a page that is the first with a kind of section. */
export const VISUAL = 'visual'

/** The tag of stories checked at every width, also the first and the longest of a component of the kit. */
const EVERY_WIDTH = 'every-width'

/** Which stories a run tests, and whether it compares their pictures. */
export type StoryRun = {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly hasPictures: boolean
}

/** The runs that STORIES names. Both together test each story once. */
const runs: Readonly<Record<string, StoryRun>> = {
  quick: { include: [VISUAL], exclude: [], hasPictures: true },
  rest: { include: ['test'], exclude: [VISUAL], hasPictures: false },
}

export const storyRun = (name: string | undefined): StoryRun =>
  runs[name ?? ''] ?? { include: ['test'], exclude: [], hasPictures: true }

export const isVisual = (tags: readonly string[]): boolean => tags.includes(VISUAL)

type Story = { readonly id: string; readonly tags: readonly string[] }

export const isCheckedAtEveryWidth = ({ id, tags }: Story): boolean =>
  tags.includes(EVERY_WIDTH) || (isVisual(tags) && !id.startsWith('kit-'))
