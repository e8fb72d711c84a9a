import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const decision = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s })

/** Both ways have the same size and the same look: neither is the recommended one. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.s,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.size.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
})

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.xl}` })
