import { useEffect, useState, type ComponentType } from 'react'
import type { SceneName, SceneProps } from '#ui/kit/scene/scene.tsx'

/** A drawing whose code comes after the words beside it: for screens that seldom show one. Its room is kept; without it nothing is missed. */
export const LateScene = ({ name }: { readonly name: SceneName }) => {
  const [Scene, setScene] = useState<ComponentType<SceneProps> | null>(null)
  useEffect(() => {
    import('#ui/kit/scene/scene.tsx').then(
      (scenes) => setScene(() => scenes.Scene),
      () => undefined,
    )
  }, [])
  return Scene === null ? <svg viewBox="0 0 320 240" aria-hidden /> : <Scene name={name} />
}
