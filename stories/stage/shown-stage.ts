import type { Stage } from './stage.ts'

let shown: Stage | null = null

/** Returns the stage of the shown story; null where it has none. */
export const shownStage = (): Stage | null => shown

/** Makes a stage the shown one; null after its story. */
export const showStage = (stage: Stage | null): void => {
  shown = stage
}
