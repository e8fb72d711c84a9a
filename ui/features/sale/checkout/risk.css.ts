import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Always rendered, so that a change of its content is announced. */
export const outlook = style({ ':empty': { display: 'none' } })

export const record = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  padding: `${vars.space.l} ${vars.space.xl} ${vars.space.s} ${vars.space.l}`,
  borderRadius: vars.radius.kite,
  background: vars.color.confirmedTint,
})

export const recordTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  lineHeight: 1.15,
})

export const facts = style({ padding: 0, listStyle: 'none', fontSize: vars.size.small })

const roomy = '(min-width: 26rem)'

/** The three stages of a number along one string: side by side where there is room, otherwise stacked. */
export const path = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  padding: 0,
  listStyle: 'none',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const station = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
})

export const drawing = style({
  width: '100%',
  overflow: 'visible',
})
