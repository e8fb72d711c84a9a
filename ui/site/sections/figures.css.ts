import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${vars.space['2xl']} ${vars.space['3xl']}`,
  marginBlockStart: vars.space['2xl'],
})

/** The figure is above its meaning; a reader hears the meaning first. */
export const one = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })

export const figure = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.h1,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // A telephone number, in one line.
  selectors: { '&:has(a)': { fontSize: `min(${vars.size.h2}, 8vw)`, whiteSpace: 'nowrap' } },
})

export const meaning = style({ maxWidth: '18rem', marginBlockStart: vars.space.s })
