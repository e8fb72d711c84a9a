/** The data of a journey story. */
export type SceneArgs = {
  readonly state: string
  readonly failure: string | null
  /** The steps that lead to the state. */
  readonly path: string
}

const ARROW = ' > '

export const pathText = (steps: readonly string[]): string => steps.join(ARROW)

export const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split(ARROW))
