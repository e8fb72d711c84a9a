import { style } from '@vanilla-extract/css'
import { FIRST } from '#ui/kit/price/course-line.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The drawing fills the block; the figures stand on its floor, each in its own months. */
export const course = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${FIRST}fr) minmax(0, 1fr)`,
  alignItems: 'end',
  minHeight: '19rem',
})

export const single = style({ gridTemplateColumns: '100%' })

export const drawing = style({ position: 'absolute', inset: 0 })

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
