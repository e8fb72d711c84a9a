import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const subjects = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.l}`,
  margin: `0 0 ${vars.space.xl}`,
  padding: 0,
  listStyle: 'none',
})

export const subjectLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })

export const group = style({ marginBlockStart: vars.space['2xl'] })

export const channels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  columnGap: vars.space['2xl'],
  margin: `${vars.space.m} 0 0`,
  padding: 0,
  listStyle: 'none',
})

/** The number hangs in front of the name, as on a remote control. */
export const channel = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const number = style({
  gridRow: 'span 2',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
})

export const name = style({ fontWeight: 650 })

export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: 1.4 })

export const none = style({
  marginBlockStart: vars.space.xl,
  padding: vars.space.xl,
  borderRadius: vars.radius.kite,
  background: vars.color.infoTint,
  selectors: { '&[hidden]': { display: 'none' } },
})
