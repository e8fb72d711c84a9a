import type { ReactNode } from 'react'
import * as css from './scene.css.ts'

type SceneFrameProps = {
  /** The name of the scene. The hero's is wider. */
  readonly name: string
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** The frame of a scene. It fills the available width, with its drawing or without. */
export const SceneFrame = ({ name, title, children }: SceneFrameProps) => (
  <svg
    className={css.scene}
    viewBox={name === 'hero' ? '0 0 640 500' : '0 0 320 240'}
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    {children}
  </svg>
)
