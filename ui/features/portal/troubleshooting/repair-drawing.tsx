import type { ReactElement } from 'react'
import type { RepairStep } from './es.ts'
import * as css from './troubleshooting.css.ts'

/** A modem with its lights. */
const Modem = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 62)`}>
    <rect className={css.body} width="62" height="26" rx="6" />
    <path className={css.stroke} d="M12 0V-16M50 0V-16" />
    <circle className={css.lamp} cx="16" cy="13" r="3" />
    <circle className={css.lamp} cx="28" cy="13" r="3" />
    <circle className={css.lamp} cx="40" cy="13" r="3" />
  </g>
)

const drawings: Readonly<Record<RepairStep, () => ReactElement>> = {
  cable: () => (
    <>
      <Modem x={14} />
      <rect className={css.body} x="128" y="34" width="58" height="40" rx="5" />
      <path className={css.stroke} d="M116 88h82l-8-14h-66z" />
      <path className={css.string} d="M76 78C96 112 104 104 122 82" />
    </>
  ),
  restart: () => (
    <>
      <Modem x={70} />
      <path className={css.string} d="M132 76c30 4 22-34 46-34" />
      <rect className={css.sun} x="176" y="32" width="18" height="20" rx="4" />
      <path className={css.stroke} d="M194 37h8M194 47h8" />
      <path className={css.stroke} d="M42 30a22 22 0 1 0 10-8M52 22l-12-2 4 12" />
    </>
  ),
  position: () => (
    <>
      <path className={css.body} d="M22 54 110 10l88 44v46H22z" />
      <path className={css.stroke} d="M66 54v46M154 54v46" />
      <rect className={css.sun} x="94" y="78" width="32" height="14" rx="4" />
      <path className={css.string} d="M98 66a17 17 0 0 1 24 0M90 56a28 28 0 0 1 40 0" />
    </>
  ),
  wires: () => (
    <>
      <rect className={css.body} x="16" y="20" width="40" height="76" rx="6" />
      <circle className={css.sun} cx="36" cy="58" r="11" />
      <path className={css.stroke} d="M36 50v16M28 58h16" />
      <path className={css.string} d="M48 58h42c24 0 18 24 46 18" />
      <Modem x={136} />
    </>
  ),
}

/** What a step is about, drawn with the line of the brand. */
export const RepairDrawing = ({ step }: { readonly step: RepairStep }) => {
  const Drawing = drawings[step]
  return (
    <svg className={css.drawing} viewBox="0 0 220 112" aria-hidden>
      <Drawing />
    </svg>
  )
}
