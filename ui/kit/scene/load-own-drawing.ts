import { createElement, type ReactElement } from 'react'
import { illustrations } from '#adapters/brand/illustrations.ts'
import type { IllustrationLoader, SceneName } from '#core/brand/illustration.ts'

const drawingFrom = (load: NonNullable<IllustrationLoader>) => async (name: SceneName) => {
  const [{ OwnDrawing }, all] = await Promise.all([import('./own-drawing.tsx'), load()])
  return () => createElement(OwnDrawing, { parts: all[name] })
}

/** Loads the own drawing of the brand for a situation; null for a brand that uses the shared compositions. */
export const loadOwnDrawing: ((name: SceneName) => Promise<() => ReactElement>) | null =
  illustrations === null ? null : drawingFrom(illustrations)
