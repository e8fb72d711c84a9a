import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minWidth: 0,
  containerType: 'inline-size',
})

export const head = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'end',
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
})

export const scene = style({ display: 'none', '@container': { '(min-width: 40rem)': { display: 'block' } } })

export const days = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const day = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '0.125rem',
  padding: `${vars.space.m} ${vars.space.xs}`,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: '6px 18px 6px 6px',
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.ink, background: vars.color.ink, color: vars.color.paper },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.color.focusHalo}`,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } } },
})

export const full = style({ borderStyle: 'dashed', background: 'transparent', color: vars.color.inkSoft })

/** Lies over its leaf, unseen: the leaf is the target. */
export const dayInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })

export const weekday = style({ fontSize: vars.size.small, lineHeight: 1.2 })

export const number = style({
  fontFamily: vars.font.display,
  fontSize: '2.25rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const month = style({ fontSize: vars.size.small, lineHeight: 1.2 })

export const hours = style({})

globalStyle(`${hours} > fieldset > div:last-child`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
})

export const hour = style({ fontFamily: vars.font.display, fontSize: vars.size.h3, lineHeight: 1.1 })

export const foot = style({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
})

export const note = style({ maxWidth: vars.readable, color: vars.color.inkSoft, fontSize: vars.size.small })

export const held = style({ display: 'grid', gap: vars.space.xs })
export const heldLabel = style({ fontWeight: 650 })
export const heldWhen = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  textWrap: 'balance',
  '::first-letter': { textTransform: 'uppercase' },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
})

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
})
