import { createElement, type ReactElement } from 'react'
import { illustrations } from '#adapters/brand/illustrations.ts'
import type { SceneName } from '#core/brand/illustration.ts'
import { Drawing } from './drawing.tsx'

/** Loads the drawing of the brand for a situation. */
export const loadDrawing = async (name: SceneName): Promise<() => ReactElement> => {
  const parts = await illustrations(name)
  return () => createElement(Drawing, { parts })
}
