/** What a story of a journey is made of. */
export type SceneArgs = {
  readonly state: string
  readonly failure: string | null
  /** The steps that lead there. */
  readonly path: string
}

const ARROW = ' > '

export const pathText = (steps: readonly string[]): string => steps.join(ARROW)

export const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split(ARROW))
