import { style } from '@vanilla-extract/css'
import { controls } from '../../shared/tool.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The field and its button, next to each other. */
export const search = style([
  controls,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 14rem))', justifyContent: 'start', margin: 0 },
])

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s} ${vars.space.xl}`,
  margin: `${vars.space.l} 0`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.small,
})

export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.s })

export const swatch = style({ flex: 'none', width: '1.75rem', height: '1.25rem' })

export const states = style({
  columns: '10rem',
  columnGap: vars.space.xl,
  margin: `${vars.space.m} 0 ${vars.space.xl}`,
  padding: 0,
  listStyle: 'none',
})

export const note = style({ maxWidth: vars.readable, marginBlockEnd: vars.space.l })
