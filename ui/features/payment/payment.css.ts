import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minWidth: 0,
  containerType: 'inline-size',
})

const wide = '(min-width: 40rem)'

export const head = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'end',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
})

export const due = style({ display: 'grid', gap: vars.space.xl, justifyItems: 'start', minWidth: 0 })

export const scene = style({ display: 'none', '@container': { [wide]: { display: 'block' } } })

export const later = style({ display: 'block' })

export const note = style({ maxWidth: vars.readable, color: vars.color.inkSoft, fontSize: vars.size.small })

/** The card itself: an evening band where the chip would be, the fields under it. */
export const card = style({
  overflow: 'hidden',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: '12px 44px 12px 12px',
  background: vars.color.surface,
})

export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.l} ${vars.space.xl}`,
  background: vars.color.night,
  color: vars.color.onNight,
})

export const issuer = style({ fontWeight: 650 })

export const cardFields = style({ display: 'grid', gap: vars.space.l, padding: vars.space.xl })

export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '0.04em' })

export const trio = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
})

export const cipher = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})

/** The card on record, with the kite where others put a chip. */
export const kept = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  maxWidth: '22rem',
  minHeight: '12rem',
  padding: vars.space.xl,
  borderRadius: '12px 44px 12px 12px',
  background: vars.color.night,
  color: vars.color.onNight,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: vars.space.xl,
      insetInlineStart: vars.space.xl,
      width: '2.5rem',
      height: '3.25rem',
    },
    '&::before': { background: vars.color.saved, clipPath: 'polygon(80% 0, 12% 24%, 0 100%)' },
    '&::after': { background: vars.color.action, clipPath: 'polygon(80% 0, 0 100%, 100% 66%)' },
  },
})

export const keptWords = style({ flex: 1, textAlign: 'end' })
export const keptIssuer = style({ display: 'block', fontWeight: 650 })
export const lastFour = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const foot = style({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  '@container': { '(min-width: 38rem)': { paddingInlineStart: 'calc(10.5rem + 2rem)' } },
})
