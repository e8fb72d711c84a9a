import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const phones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 40%)), 1fr))',
  gap: `${vars.space['2xl']} ${vars.space.xl}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const phone = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
})

export const purpose = style({ fontWeight: 650 })

export const number = style({
  justifySelf: 'start',
  minHeight: '2.75rem',
  alignContent: 'center',
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})

/** Filled by the script when the list comes into view: its place is there before, so that nothing moves. */
export const opening = style({
  minHeight: '1.5em',
  color: vars.color.inkSoft,
  fontWeight: 650,
  selectors: { '&[data-open]': { color: vars.color.confirmed } },
  '@media': { '(scripting: none)': { display: 'none' } },
})
