import { createElement, type ReactElement } from 'react'
import { illustrations } from '#adapters/brand/illustrations.ts'
import type { SceneName } from '#core/brand/illustration.ts'

/** Loads the drawing of the brand for a situation, and what draws it. */
export const loadDrawing = async (name: SceneName): Promise<() => ReactElement> => {
  const [{ Drawing }, parts] = await Promise.all([import('./drawing.tsx'), illustrations(name)])
  return () => createElement(Drawing, { parts })
}
