import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Headline and lead sentence on the offset grid: the sentence is lower, to the right. */
export const head = style({
  display: 'grid',
  columnGap: vars.space['3xl'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
  },
})

export const title = style({
  fontSize: vars.size.h1,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
})

/** The makers along one line, which a phone scrolls. */
export const filters = style({
  display: 'flex',
  overflowX: 'auto',
  columnGap: vars.space.xl,
  margin: `0 0 ${vars.space.m}`,
  padding: 0,
  listStyle: 'none',
})

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  whiteSpace: 'nowrap',
  color: 'inherit',
  fontWeight: 650,
  textDecorationLine: 'none',
  borderBlockEnd: `${vars.line} solid transparent`,
  selectors: {
    '&:hover': { borderBlockEndColor: vars.color.line },
    '&[aria-current]': { borderBlockEndColor: vars.color.action },
  },
})
