import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const proof = style({ display: 'grid', justifyItems: 'start', gap: vars.space.l, maxWidth: '42rem' })

export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m, width: '100%' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })

export const facts = style({ display: 'grid', gap: vars.space.s, margin: 0, paddingInlineStart: '1.2em' })

/** The way without a proof, under a line. */
export const without = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  width: '100%',
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
})
