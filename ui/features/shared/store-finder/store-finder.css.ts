import { style } from '@vanilla-extract/css'
import { card } from '#ui/kit/card/card.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
})

export const stores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const store = style([card, { gap: vars.space.s, scrollMarginBlockStart: vars.space.l }])

export const address = style({ fontStyle: 'normal' })

export const state = style({ fontSize: vars.size.small, fontWeight: 650 })

/** Filled by the script; takes no space without it. */
export const fact = style({
  fontSize: vars.size.small,
  fontWeight: 650,
  selectors: { '&:empty': { display: 'none' } },
})

export const hours = style({ margin: 0, fontSize: vars.size.small })

export const day = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: vars.space.m,
})

export const range = style({ margin: 0 })

export const summary = style({
  minHeight: '2.75rem',
  alignContent: 'center',
  fontWeight: 650,
  cursor: 'pointer',
})

export const services = style({ fontSize: vars.size.small, lineHeight: 1.45 })
