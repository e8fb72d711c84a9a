import { globalStyle, style } from '@vanilla-extract/css'
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'end',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
})

export const due = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  justifyItems: 'start',
  minWidth: 0,
})

export const scene = style({ display: 'none', '@container': { [wide]: { display: 'block' } } })

export const later = style({ display: 'block' })

/** Why the payment was refused, above the fields to correct. */
export const refusal = style({ display: 'grid', gap: vars.space.m })

export const note = style({ maxWidth: vars.readable, color: vars.color.inkSoft, fontSize: vars.size.small })

/** The part of today's amount that is refunded. */
export const deposit = style({
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.tag,
  background: vars.color.confirmedTint,
  fontSize: vars.size.small,
  fontWeight: 650,
})

/** The card or check: a dark band at the top, the fields under it. */
export const panel = style({
  overflow: 'hidden',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
})

/** The place of the bank account's form while its code loads. Its fields are side by side from the width of the second value on. */
export const bankRoom = style({
  minHeight: 'calc(33.3rem + 53.9vw)',
  '@media': { 'screen and (min-width: 482px)': { minHeight: '42rem' } },
})

export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.l} clamp(1rem, 5cqi, 1.5rem)`,
  background: vars.color.night,
  color: vars.color.onNight,
})

export const panelTitle = style({ minWidth: 0, fontWeight: 650, lineHeight: 1.35, overflowWrap: 'anywhere' })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  padding: 'clamp(1rem, 5cqi, 1.5rem)',
})

export const digits = style({ fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '0.04em' })

const sideBySide = (least: string) =>
  style({
    display: 'grid',
    gap: vars.space.l,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  })

export const duo = sideBySide('7.5rem')

export const pair = sideBySide('12rem')

/** Label, hint, control and error of one field align with those of the other. */
globalStyle(`:is(${duo}, ${pair}) > *`, { gridRow: 'span 4', gridTemplateRows: 'subgrid' })

export const cipher = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  '@container': { '(min-width: 38rem)': { paddingInlineStart: 'calc(10.5rem + 2rem)' } },
})
