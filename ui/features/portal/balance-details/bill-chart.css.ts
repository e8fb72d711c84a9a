import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  minWidth: 0,
  containerType: 'inline-size',
})

/** Aligned with the ground line. */
export const plot = style({
  height: 'clamp(7rem, 5rem + 6vw, 11rem)',
  borderBlockEnd: `${vars.line} solid ${vars.color.ink}`,
})

export const drawing = style({ width: '100%', height: '100%', overflow: 'visible' })

const stroke = { stroke: vars.color.ink, strokeWidth: 2, strokeLinecap: 'round' } as const

export const line = style(stroke)
export const area = style({ fill: vars.color.infoTint, shapeRendering: 'crispEdges' })
/** What is unpaid of a bill. */
export const open = style({ fill: vars.color.danger })
export const kite = style({ overflow: 'visible' })
export const light = style({ ...stroke, fill: vars.color.saved, strokeLinejoin: 'round' })
export const shade = style({ ...stroke, fill: vars.color.action, strokeLinejoin: 'round' })

export const months = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.2,
  textAlign: 'center',
})

/** Where twelve months are too narrow for their names, every other one has its name. */
export const month = style({
  overflow: 'hidden',
  '@container': {
    '(max-width: 28rem)': {
      overflow: 'visible',
      selectors: { '&:nth-child(odd)': { visibility: 'hidden' } },
    },
  },
})

export const caption = style({ color: vars.color.inkSoft })
