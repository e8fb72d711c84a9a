import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** An airplane window: lights of a town below, and a kite. */
export const PlaneWindow = () => (
  <>
    <path
      className={css.surface}
      d="M92 6h136a54 54 0 0 1 54 54v120a54 54 0 0 1-54 54H92a54 54 0 0 1-54-54V60A54 54 0 0 1 92 6z"
    />
    <path
      className={css.cloth}
      d="M104 26h112a40 40 0 0 1 40 40v108a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40V66a40 40 0 0 1 40-40z"
    />
    <path className={css.sky} d="M64 66a40 40 0 0 1 40-40h112a40 40 0 0 1 40 40v70H64z" />
    <Cloud x={108} y={84} />
    <Cloud x={212} y={120} size={1.3} />
    <path className={css.hill} d="M64 156q50-30 96-8t96-10v36a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40z" />
    <path
      className={css.sun}
      d="M92 176h6v6h-6zM110 168h6v6h-6zM124 186h6v6h-6zM142 174h6v6h-6zM158 190h6v6h-6zM176 172h6v6h-6zM196 184h6v6h-6zM214 170h6v6h-6zM132 200h6v6h-6zM182 202h6v6h-6z"
    />
    <Motif x={176} y={74} size={1.1} />
    <Line d="M104 26h112a40 40 0 0 1 40 40v108a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40V66a40 40 0 0 1 40-40z" />
  </>
)

/** A packed suitcase with a telephone, a charger and a card of another country. */
export const Suitcase = () => (
  <>
    <path
      className={css.coral}
      d="M50 92h220a12 12 0 0 1 12 12v96a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12v-96a12 12 0 0 1 12-12z"
    />
    <path className={css.surface} d="M54 106h212v92H54z" />
    <path className={css.roofShade} d="M126 70h68v22h-12V82h-44v10h-12z" />
    <path className={css.sea} d="M66 120h58v30H66zM66 156h58v32H66z" />
    <path className={css.sun} d="M132 120h50v68h-50z" />
    <Line d="M132 138h50M132 154h50M132 170h50" />
    <path className={css.ink} d="M196 118h34v62h-34z" />
    <path className={css.glass} d="M200 126h26v44h-26z" />
    <path className={css.wall} d="M238 126h20v26h-20z" />
    <Line d="M244 134h8M244 140h8M230 170c14 0 2 20 22 18M90 135h.1M90 172h.1" />
    <Motif x={262} y={52} size={0.8} />
  </>
)
