import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const bars = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.xl,
  margin: `0 0 ${vars.space.xl}`,
})

/** With large text on a phone, a title and its value do not fit next to each other. */
const ON_TOP = '(max-width: 14rem)'

export const one = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(8rem, 40%), 1fr) auto',
  gap: `${vars.space.s} ${vars.space.l}`,
  alignItems: 'baseline',
  '@container': { [ON_TOP]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const value = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  '@container': { [ON_TOP]: { textAlign: 'start' } },
})

/** The ground of a bar is the largest amount. */
export const track = style({
  gridColumn: '1 / -1',
  height: '1.75rem',
  margin: 0,
  borderBlockEnd: `${vars.line} solid currentColor`,
})

const fill = { display: 'block', height: '100%', minWidth: '2px' }

export const bar = style({ ...fill, fill: vars.color.scene.cloth })

export const main = style({ ...fill, fill: vars.color.action })
