import { useEffect, useState, type ReactElement } from 'react'
import type { SceneName } from '#core/brand/illustration.ts'
import { SceneFrame } from '#ui/kit/scene/scene-frame.tsx'

/** What draws, and where each drawing is, are no part of the first script. */
const load = async (name: SceneName): Promise<() => ReactElement> =>
  (await import('#ui/kit/scene/load-drawing.ts')).loadDrawing(name)

const drawn = new Map<SceneName, () => ReactElement>()

/** Fetches a drawing in advance, so that it renders with the screen. A failure is ignored. */
export const fetchScene = async (name: SceneName): Promise<void> => {
  const drawing = drawn.get(name) ?? (await load(name).catch(() => null))
  if (drawing !== null) drawn.set(name, drawing)
}

/** A drawing whose code loads on its own, after the text unless it was fetched in advance. Its space is reserved. */
export const LazyScene = ({ name }: { readonly name: SceneName }) => {
  const [, setFetched] = useState<SceneName | null>(null)
  useEffect(() => {
    if (!drawn.has(name)) void fetchScene(name).then(() => setFetched(name))
  }, [name])
  return <SceneFrame name={name}>{drawn.get(name)?.() ?? null}</SceneFrame>
}
