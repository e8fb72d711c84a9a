import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

/** As high as a finger, with its line below. */
export const item = style({
  minHeight: '2.75rem',
  paddingBlock: vars.space.m,
  maxWidth: '40rem',
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
})
