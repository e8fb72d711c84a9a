import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

const notPrinted = { print: { display: 'none' } } as const

/** What a sheet of paper leaves out. */
export const offPaper = style({ '@media': notPrinted })

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // A printed receipt is one sheet.
  '@media': { print: { zoom: 0.75 } },
})

export const waiting = style({
  display: 'grid',
  gap: vars.space['2xl'],
  justifyItems: 'start',
  alignContent: 'start',
  minHeight: '24rem',
})

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'center',
  paddingBlockEnd: vars.space['2xl'],
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space['3xl'] },
  },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
  minWidth: 0,
})

export const heading = style({ fontSize: vars.size.h2 })

export const numberBlock = style({ display: 'grid', gap: vars.space.s, minWidth: 0, maxWidth: '100%' })
export const numberLabel = style({ color: vars.color.inkSoft, fontWeight: 650 })

/** The number that a buyer quotes on the phone. */
export const number = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})

/** A sentence that helps only on a screen. */
export const onScreen = style([offPaper, { maxWidth: vars.readable, overflowWrap: 'anywhere' }])

export const ways = style([onScreen, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl }])

export const scene = style({
  width: 'min(100%, 22rem)',
  justifySelf: 'center',
  '@media': { [media.mobile]: { display: 'none' }, ...notPrinted },
})

export const visit = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.l,
  alignItems: 'flex-start',
})

/** A leaf of the calendar. */
export const leaf = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  width: '6.5rem',
  overflow: 'hidden',
  paddingBlockEnd: vars.space.m,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
  lineHeight: 1.2,
})
export const leafMonth = style({
  justifySelf: 'stretch',
  paddingBlock: vars.space.xs,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 650,
  textAlign: 'center',
})
export const leafDay = style({
  paddingBlock: vars.space.s,
  fontFamily: vars.font.display,
  fontSize: '4rem',
  fontWeight: 700,
  lineHeight: 0.9,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const visitWords = style({ display: 'grid', flex: '1 1 12rem', gap: vars.space.s, minWidth: 0 })
export const when = style({ fontSize: vars.size.h3, '::first-letter': { textTransform: 'uppercase' } })
export const hours = style({ fontSize: vars.size.lead, fontWeight: 650 })

export const manualTask = style({ display: 'grid', gap: vars.space.m, minWidth: 0 })

/** The remaining tasks, knotted along one string. */
export const tasks = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' })
export const task = style({
  position: 'relative',
  paddingInlineStart: vars.space['2xl'],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.25rem',
      insetBlockStart: '0.45rem',
      width: '0.75rem',
      height: '0.9375rem',
      background: vars.color.ink,
      clipPath: vars.bullet,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(0.625rem - 1px)',
      insetBlockStart: '1.25rem',
      height: '100%',
      borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
    },
  },
})

const besideEachOther = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gap: vars.space['4xl'],
} as const

/** The bill, and next to it the price over time. */
export const paid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3xl'],
  minWidth: 0,
  '@container': { '(min-width: 62rem)': besideEachOther },
  '@media': { print: besideEachOther, [media.mobile]: { gap: vars.space.l } },
})

export const bill = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  minWidth: 0,
  maxWidth: '36rem',
})

/** The buyer's contact: the screen has it above and in the steps before. */
export const onPaper = style({ '@media': { screen: { display: 'none' }, print: { display: 'block' } } })

export const foot = style({
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
})

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
})
