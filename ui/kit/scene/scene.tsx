import type { SceneName } from '#core/brand/illustration.ts'
import { allIllustrations } from './all-illustrations.ts'
import { Drawing } from './drawing.tsx'
import { SceneFrame } from './scene-frame.tsx'

export type SceneProps = {
  readonly name: SceneName
  /** The description for screen readers. Without it the drawing is decoration. */
  readonly title?: string | undefined
}

/** The drawing of a situation. For documents; a browser draws with `LazyScene`. */
export const Scene = ({ name, title }: SceneProps) => (
  <SceneFrame name={name} title={title}>
    <Drawing parts={allIllustrations[name]} />
  </SceneFrame>
)
