import { Line } from '#ui/kit/scene/motif.tsx'
import { Cloud, Sun, Tree } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A hand slides out the tray of a telephone, another holds the card. */
export const SimSwap = () => (
  <>
    <path className={css.sea} d="M0 206q20-46 76-36l44 40H0z" />
    <path className={css.skin2} d="M56 176q18-34 44-46l20 16-26 56z" />
    <g transform="rotate(-12 170 120)">
      <path
        className={css.ink}
        d="M118 24h88a16 16 0 0 1 16 16v160a16 16 0 0 1-16 16h-88a16 16 0 0 1-16-16V40a16 16 0 0 1 16-16z"
      />
      <path className={css.sky} d="M112 40h100v160H112z" />
      <path className={css.surface} d="M130 66h64v10h-64zM130 86h44v10h-44z" />
      <path className={css.sun} d="M222 96h30v34h-30z" />
      <Line d="M222 96h30v34h-30M128 176h6v8h-6zM140 168h6v16h-6zM152 160h6v24h-6z" />
    </g>
    <path className={css.coral} d="M320 206q-12-54-62-46l-26 46z" />
    <path className={css.skin2} d="M268 172q-14-38-30-42l-14 14 16 46z" />
    <g transform="rotate(18 262 66)">
      <path className={css.surface} d="M238 44h36l14 14v34h-50z" />
      <path className={css.roof} d="M248 62h28v22h-28z" />
      <Line d="M238 44h36l14 14v34h-50zM248 73h28M262 62v22" />
    </g>
    <path className={css.skin2} d="M226 134q12-26 18-44l14 8-10 46z" />
  </>
)

/** A telephone on a park bench at dusk; its screen still glows. */
export const LostPhone = () => (
  <>
    <path className={css.sky} d="M0 20h320v150H0z" />
    <Sun x={66} y={150} size={1.4} />
    <Cloud x={200} y={62} size={1.1} />
    <path className={css.hill} d="M0 170q90-34 180-8t140-6v50H0z" />
    <Tree x={262} y={188} size={1.9} />
    <path className={css.leaf} d="M0 186h320v30H0z" />
    <path className={css.roof} d="M50 112h180v10H50zM50 130h180v10H50zM40 158h200v12H40z" />
    <path className={css.ink} d="M60 104h6v98h-6zM214 104h6v98h-6z" />
    <path className={css.ink} d="M118 134h26v24h-26z" />
    <path className={css.sun} d="M121 137h20v18h-20z" />
    <Line d="M104 132l-8-8M131 122v-10M158 132l8-8" />
    <Line d="M0 216h320" />
  </>
)
