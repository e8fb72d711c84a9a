import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const answer = style({
  gridColumn: '1 / -1',
  minHeight: '3.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  lineHeight: 1.25,
})

export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const condition = style({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line} solid ${vars.color.line}`,
  selectors: {
    '&[data-state="met"]': { borderBlockStartColor: vars.color.confirmed },
    '&[data-state="unmet"]': { borderBlockStartColor: vars.color.danger },
  },
})

export const name = style({ fontFamily: vars.font.display, fontSize: vars.size.h3, fontWeight: 700 })

/** A condition that is met needs no help. */
export const help = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  selectors: { '[data-state="met"] &': { visibility: 'hidden' } },
})

export const state = style({
  marginInlineStart: vars.space.s,
  padding: `0.125rem ${vars.space.s}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 650,
  selectors: {
    '&:empty': { display: 'none' },
    '[data-state="met"] &': { background: vars.color.confirmedTint },
    '[data-state="unmet"] &': { background: vars.color.dangerTint },
  },
})
