import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Where four days fit next to each other. */
const across = '(min-width: 46rem)'

export const frame = style({ containerType: 'inline-size', minWidth: 0 })

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [across]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})

export const day = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockEnd: vars.space.xl,
  selectors: {
    // The string to the next day.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(0.875rem - 1px)',
      insetBlock: '1rem -1rem',
      borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
    },
  },
  '@container': {
    [across]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space.l,
      selectors: {
        '&:not(:last-child)::before': {
          insetInline: '0.875rem -0.875rem',
          insetBlock: 'calc(1rem - 1px) auto',
          borderInlineStart: 0,
          borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
        },
      },
    },
  },
})

export const knot = style({ position: 'relative', width: '1.75rem', height: '2rem', overflow: 'visible' })

export const dot = style({ fill: vars.color.paper, stroke: vars.color.ink, strokeWidth: 2 })
const edge = { stroke: vars.color.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
export const light = style({ fill: vars.color.saved, ...edge })
export const shade = style({ fill: vars.color.action, ...edge })

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs, minWidth: 0 })

export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.s}`,
  lineHeight: 1,
})

export const number = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const month = style({ fontWeight: 650 })
export const weekday = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

export const title = style({ fontFamily: vars.font.text, fontSize: 'inherit', letterSpacing: 0 })
export const body = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: 1.4 })
