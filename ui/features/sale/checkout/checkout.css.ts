import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  containerType: 'inline-size',
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
  paddingBlockEnd: vars.space.xl,
})

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  justifyItems: 'start',
  minHeight: '24rem',
  alignContent: 'start',
})

/** The ways on from a notice. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginBlockStart: vars.space.m,
})

/** Two short fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
})

/** The visually hidden legend has a margin of its own. This aligns the cards with the heading next to them. */
export const options = style({ marginBlockStart: `calc(-1 * (${vars.space.m} + ${vars.space.s}))` })

globalStyle(`${options} label`, { '@media': { [media.mobile]: { flexWrap: 'wrap', rowGap: vars.space.s } } })

export const cost = style({
  display: 'grid',
  justifyItems: 'end',
  maxWidth: '9.5rem',
  '@media': { [media.mobile]: { justifyItems: 'start', maxWidth: 'none', textAlign: 'start' } },
})

/** On a phone the price has its own row under the title. */
globalStyle(`${options} label > span:has(> ${cost})`, {
  '@media': { [media.mobile]: { flexBasis: '100%', paddingInlineStart: '2.625rem' } },
})
export const costPrice = style({ fontFamily: vars.font.display, fontSize: vars.size.h3, lineHeight: 1.1 })
export const costNote = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 400,
  lineHeight: 1.3,
})

export const saving = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

/** Aligned with the text of the box above it. */
export const signature = style({ paddingInlineStart: '2.625rem' })

/** A question that most buyers never open. */
export const fold = style({ display: 'grid', gap: vars.space.s })

export const foldSummary = style({
  minHeight: '2.75rem',
  width: 'fit-content',
  fontSize: vars.size.small,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  listStyle: 'none',
})

export const version = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  justifyItems: 'start',
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  '@container': { '(min-width: 38rem)': { paddingInlineStart: 'calc(10.5rem + 2rem)' } },
  // On a phone the bar has its action.
  '@media': { [media.mobile]: { paddingBlockStart: 0 } },
})
