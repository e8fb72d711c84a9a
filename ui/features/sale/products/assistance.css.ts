import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const assistance = style({
  padding: vars.space.l,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  maxWidth: '46rem',
})

export const summary = style({
  display: 'list-item',
  alignContent: 'center',
  minHeight: '2.75rem',
  fontWeight: 650,
  cursor: 'pointer',
})

export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
  paddingBlockStart: vars.space.m,
})

export const programs = style({
  display: 'grid',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' },
  },
})

export const legend = style({ fontWeight: 650, marginBlockEnd: vars.space.s, padding: 0 })
