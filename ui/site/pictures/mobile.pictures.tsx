import { Line } from '#ui/kit/scene/motif.tsx'
import { Cloud, Sun } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'
import type { Drawings } from './drawing.ts'

/** A grandmother at the window answers a telephone whose cord is the string of the brand. */
const HomePhone = () => (
  <>
    <path className={css.wall} d="M20 206V40h280v166z" />
    <path className={css.sky} d="M44 66h104v88H44z" />
    <Sun x={74} y={96} size={0.8} />
    <Cloud x={116} y={110} size={0.7} />
    <Line d="M44 66h104v88H44zM96 66v88M36 154h120" />
    <path className={css.roofShade} d="M206 150h78v8h-78zM214 158h6v48h-6zM270 158h6v48h-6z" />
    <path className={css.coral} d="M228 138q4-12 18-12t18 12v12h-36z" />
    <path className={css.surface} d="M240 140a6 6 0 1 0 12 0 6 6 0 1 0-12 0z" />
    <Line d="M246 126C240 96 214 112 206 132S196 150 190 136" />
    <Person x={176} y={206} size={1.25} skin={2} top="sea" hair="bun" old hands={[-16, -30, 10, -62]} />
    <Line d="M10 206h300" />
  </>
)

export const mobilePictures: Drawings = { homePhone: { Drawing: HomePhone } }
