import type { ReactNode } from 'react'
import type { SceneProps } from './scene.tsx'
import * as css from './scene.css.ts'

/** The paper a scene is drawn on; it fills the width it is given, with its drawing or without. */
export const SceneFrame = ({ name, title, children }: SceneProps & { readonly children: ReactNode }) => (
  <svg
    className={css.scene}
    viewBox={name === 'hero' ? '0 0 640 500' : '0 0 320 240'}
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    {children}
  </svg>
)
