import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const title = style({
  fontSize: vars.size.h1,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
})

/** The makers along one line, like devices on a string. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  margin: `0 0 ${vars.space.l}`,
  padding: 0,
  listStyle: 'none',
})

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: 'inherit',
  fontWeight: 650,
  textDecorationLine: 'none',
  borderBlockEnd: `${vars.line} solid transparent`,
  selectors: {
    '&:hover': { borderBlockEndColor: vars.color.line },
    '&[aria-current]': { borderBlockEndColor: vars.color.action },
  },
})
