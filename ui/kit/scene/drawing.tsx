import { createElement, Fragment, type ReactElement } from 'react'
import { motif } from '#adapters/brand/motif.ts'
import { heroTrail, tangledTail } from '#adapters/brand/scenes.ts'
import type {
  Illustration,
  IllustrationMotif,
  IllustrationPaint,
  IllustrationPart,
} from '#core/brand/illustration.ts'
import * as own from './drawing.css.ts'
import { Shapes } from './motif.tsx'
import * as css from './scene.css.ts'

const looks: Readonly<Record<IllustrationPaint | 'line' | 'dashed' | 'limb' | 'thread', string>> = {
  action: css.coral,
  saved: css.sun,
  confirmed: css.sea,
  sky: css.sky,
  hill: css.hill,
  wall: css.wall,
  wallShade: css.shade,
  roof: css.roof,
  roofShade: css.roofShade,
  glass: css.glass,
  leaf: css.leaf,
  cloth: css.cloth,
  stroke: css.ink,
  skinOne: css.skin1,
  skinTwo: css.skin2,
  skinThree: css.skin3,
  hair: css.hair,
  grey: css.grey,
  surface: css.surface,
  paper: css.paper,
  onNight: own.onNight,
  onConfirmed: own.onConfirmed,
  line: css.line,
  dashed: css.dashed,
  limb: css.limb,
  thread: css.thread,
}

const classes: Readonly<Record<string, string>> = looks

const motifs: Readonly<Record<IllustrationMotif['motif'], typeof motif.body>> = {
  whole: [...motif.tail, ...motif.body],
  bare: motif.body,
  quiet: motif.body,
  heroTrail,
  tangledTail,
}

const drawPath = (part: string): ReactElement => {
  const end = part.indexOf(' ')
  const names = part.slice(0, end).split('-')
  return <path className={names.map((name) => classes[name]).join(' ')} d={part.slice(end + 1)} />
}

const drawPart = (part: IllustrationPart): ReactElement => {
  if (typeof part === 'string') return drawPath(part)
  if ('motif' in part)
    return (
      <g transform={part.at}>
        <Shapes shapes={motifs[part.motif]} isQuiet={part.motif === 'quiet'} />
      </g>
    )
  return createElement('g', { transform: part.at, opacity: part.opacity }, ...part.parts.map(drawPart))
}

/** A drawing of the brand, in the colours of the page. */
export const Drawing = ({ parts }: { readonly parts: Illustration }) =>
  createElement(Fragment, null, ...parts.map(drawPart))
