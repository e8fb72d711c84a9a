import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const frame = style({ display: 'grid', gap: 'clamp(1rem, 4vw, 3rem)', minWidth: 0 })

export const alone = style({ minWidth: 0 })

/** The screen, and the order next to it. The order's column starts lower, off the screen's grid. */
export const columns = style({
  display: 'grid',
  gap: 'clamp(1rem, 5vw, 5rem)',
  minWidth: 0,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 23.5rem', alignItems: 'start' },
  },
})

export const screen = style({ minWidth: 0 })

export const details = style({
  marginBlockStart: vars.space['2xl'],
  '@media': { [media.mobile]: { marginBlockStart: vars.space.l } },
})

/** Nothing scrolls inside the order. One that is higher than the window is read to its end by scrolling the page. */
export const aside = style({
  display: 'grid',
  gap: vars.space.s,
  padding: `${vars.space.l} ${vars.space.xl}`,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.xl },
    [media.belowDesktop]: { display: 'none' },
  },
})

export const asideTitle = style({ fontSize: vars.size.h3 })

/** The width of a window at a zoom of 400 %, where a bar in front of the page would cover too much of it. */
const zoomed = 'screen and (max-width: 22rem)'

/** Within reach of the thumb: the total, and the action where the screen has no form. */
export const bar = style({
  position: 'sticky',
  zIndex: 5,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  marginInline: `calc(-1 * ${vars.gutter})`,
  padding: `${vars.space.s} ${vars.gutter}`,
  paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
  background: vars.color.surface,
  '@media': { [media.desktop]: { display: 'none' }, [zoomed]: { position: 'static' } },
})

export const total = style({
  flex: '1 1 9.75rem',
  display: 'grid',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
})

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** The action: next to the total where both fit, else across the bar. What a press agrees to follows both. */
export const slot = style({ display: 'contents' })

globalStyle(`${slot} > button`, {
  flex: '1 1 9.5rem',
  maxWidth: '24rem',
  minHeight: '3rem',
  padding: `${vars.space.xs} ${vars.space.m}`,
  textWrap: 'balance',
})

export const period = style({
  color: vars.color.inkSoft,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
})

export const more = style({
  fontSize: vars.size.small,
  lineHeight: 1.3,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
})
