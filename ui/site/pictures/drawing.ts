import type { ReactElement } from 'react'

/** A drawing of a public page in the units of its own box, 320 by 240 unless it says otherwise. */
export type Drawing = {
  readonly Drawing: () => ReactElement
  readonly width?: number
  readonly height?: number
}

/** The drawings of a group of pages, by name. */
export type Drawings = Readonly<Record<string, Drawing>>
