import type { Picture as PictureRecord } from '#core/template/section-contents.ts'
import { scene } from '#ui/kit/scene/scene.css.ts'
import { pictures } from './pictures.ts'

/** A drawing of a public page. Throws for an unknown name, which stops the build. */
export const Picture = ({ name, alt }: PictureRecord) => {
  const picture = pictures[name]
  if (picture === undefined) throw new Error(`there is no picture ${name}`)
  const { Drawing, width = 320, height = 240 } = picture
  return (
    <svg
      className={scene}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <Drawing />
    </svg>
  )
}
