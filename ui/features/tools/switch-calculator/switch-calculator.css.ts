import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const debts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const legend = style({ padding: 0, fontWeight: 650 })

export const hint = style({
  gridColumn: '1 / -1',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
})

export const debt = style({ minWidth: 0, selectors: { '&[hidden]': { display: 'none' } } })

/** Filled by the script; its place is there before. */
export const paid = style({ minHeight: '1.5em', fontSize: vars.size.small, fontWeight: 650 })

export const buttons = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
})

export const add = style({ selectors: { '&[hidden]': { display: 'none' } } })

export const answer = style({
  gridColumn: '1 / -1',
  minHeight: '3.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  lineHeight: 1.25,
})

export const heading = style({ marginBlock: `${vars.space['2xl']} ${vars.space.l}` })

export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const condition = style({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
})

export const name = style({ fontFamily: vars.font.display, fontSize: vars.size.h3, fontWeight: 700 })

export const state = style({
  color: vars.color.confirmed,
  fontWeight: 650,
  selectors: { '&:empty': { display: 'none' }, '&[data-unmet]': { color: vars.color.danger } },
})

export const repayment = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'center',
  gap: vars.space['2xl'],
})

/** Only a script can answer for another month. */
export const month = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const repaymentAnswer = style({ display: 'block', marginBlockStart: vars.space.m, fontWeight: 650 })

export const chart = style({ display: 'block', width: '100%', maxWidth: '32rem', height: 'auto' })

export const bar = style({
  fill: vars.color.infoTint,
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  selectors: { '&[data-chosen]': { fill: vars.color.action, strokeWidth: 3 } },
  '@media': {
    '(forced-colors: active)': { fill: 'Canvas', selectors: { '&[data-chosen]': { fill: 'Highlight' } } },
  },
})

export const axis = style({ stroke: vars.color.ink, strokeWidth: 2 })
export const label = style({ fill: vars.color.inkSoft, fontSize: '15px' })
