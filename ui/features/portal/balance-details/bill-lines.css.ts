import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** A bill in the list: its month, its state, its total. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `0 ${vars.space.l}`,
  paddingBlock: vars.space.m,
})

export const month = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  '::first-letter': { textTransform: 'uppercase' },
})

export const total = style({
  textAlign: 'end',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const state = {
  justifySelf: 'start',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  fontWeight: 650,
} as const

export const states = {
  paid: style({ ...state, background: vars.color.confirmedTint }),
  due: style({ ...state, background: vars.color.savedTint }),
  pastDue: style({ ...state, background: vars.color.dangerTint, color: vars.color.danger }),
}

/** Narrow rows have a line of their own for it. */
export const difference = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 400,
  textAlign: 'end',
  '@media': { [media.mobile]: { gridColumn: '1 / -1', textAlign: 'start' } },
})

export const facts = style({
  display: 'grid',
  gap: vars.space.xs,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
})

/** The open bill hangs from the string. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  maxWidth: '44rem',
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
})

export const bills = style({ margin: 0, padding: 0, listStyle: 'none' })

export const bill = style({
  selectors: { '& + &': { borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}` } },
})
