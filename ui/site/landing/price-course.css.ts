import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** The drawing fills the block; the figures stand on its floor, each in its own months. */
export const course = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '62% 38%',
  alignItems: 'end',
  minHeight: '19rem',
})

export const single = style({ gridTemplateColumns: '100%' })

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})

export const paid = style({ fill: vars.color.infoTint })
export const saved = style({ fill: vars.color.saved })

const stroke = { stroke: vars.color.ink, strokeWidth: 2, strokeLinecap: 'round' } as const
export const line = style(stroke)
export const whole = style({ ...stroke, strokeDasharray: '1 7' })

export const savedText = style({ fill: vars.color.onSaved, fontSize: vars.size.small, fontWeight: 700 })

export const months = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s,
  padding: `${vars.space.xl} 0 ${vars.space.xl} clamp(1.25rem, 3vw, 2rem)`,
  minWidth: 0,
})

export const later = style({ paddingInlineStart: 'clamp(0.75rem, 2vw, 2rem)' })

export const label = style({ fontSize: vars.size.small, fontWeight: 600, lineHeight: 1.25 })
