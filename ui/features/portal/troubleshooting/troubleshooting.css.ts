import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Where the drawing of a step fits next to its words. */
const beside = '(min-width: 30rem)'

export const guide = style({ containerType: 'inline-size', display: 'grid', gap: vars.space.xl, minWidth: 0 })

/** The steps as knots on one string. */
export const trail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxWidth: '20rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const knot = style({
  position: 'relative',
  height: '1.5rem',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInline: '0.75rem -0.75rem',
      insetBlockStart: 'calc(0.75rem - 1px)',
      borderBlockStart: `${vars.line} dotted ${vars.color.line}`,
    },
    '&[data-state="done"]:not(:last-child)::before': {
      borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
    },
  },
})

export const mark = style({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: vars.color.paper,
  selectors: {
    '[data-state="done"] > &': {
      borderColor: vars.color.confirmed,
      background: vars.color.confirmed,
      color: vars.color.onConfirmed,
    },
    '[data-state="current"] > &': { borderColor: vars.color.ink, background: vars.color.saved },
  },
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.l} ${vars.space['2xl']}`,
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 13rem)' } },
})

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space.m, minWidth: 0 })
export const position = style({ color: vars.color.inkSoft, fontSize: vars.size.small, fontWeight: 650 })
export const title = style({ fontSize: vars.size.h3 })
export const check = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

export const drawing = style({
  width: 'min(100%, 13rem)',
  '@container': { '(max-width: 30rem)': { order: -1 } },
})
const edge = {
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
export const body = style({ ...edge, fill: vars.color.surface })
export const sun = style({ ...edge, fill: vars.color.saved })
export const lamp = style({ fill: vars.color.confirmed })
export const stroke = style({ ...edge, fill: 'none' })
export const string = style({ ...edge, fill: 'none', stroke: vars.color.action, strokeWidth: 3 })

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.xl}`,
})

export const line = style({ display: 'grid', gap: vars.space.xl, minWidth: 0 })
export const when = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  paddingInlineStart: vars.space.l,
  maxWidth: vars.readable,
})
