import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** A week needs this much room, measured by text size and by screen width. With less room the days wrap freely. */
const weekFits = '(min-width: 20rem)'

export const calendar = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export const leaves = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(4rem, 100%), 1fr))',
  '@container': {
    [weekFits]: { gap: 'clamp(4px, 1cqi, 8px)', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
})

export const head = style({
  display: 'none',
  fontSize: vars.size.small,
  lineHeight: 1.3,
  color: vars.color.inkSoft,
  textAlign: 'center',
  '@container': { [weekFits]: { display: 'block' } },
})

export const day = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '0.125rem',
  minWidth: 0,
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
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-5px' } },
    },
  },
  '@container': { [weekFits]: { padding: `${vars.space.m} 0` } },
})

export const full = style({ borderStyle: 'dashed', background: 'transparent', color: vars.color.inkSoft })

/** A date without a visit window. */
export const none = style({
  display: 'none',
  '@container': {
    [weekFits]: {
      display: 'block',
      alignSelf: 'center',
      height: 0,
      borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
      marginInline: vars.space.s,
    },
  },
})

/** Covers its day invisibly: the day is the target. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })

export const weekday = style({
  fontSize: vars.size.small,
  lineHeight: 1.2,
  '@container': { [weekFits]: { display: 'none' } },
})

export const number = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.5rem, 5.5cqi, 2.25rem)',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const month = style({ fontSize: vars.size.small, lineHeight: 1.2 })
