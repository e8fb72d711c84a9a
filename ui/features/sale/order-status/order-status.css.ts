import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  alignItems: 'start',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      paddingBlockStart: vars.space.xl,
    },
  },
})

export const words = style({ display: 'grid', gap: vars.space.l, minWidth: 0 })

export const scene = style({ '@media': { [media.mobile]: { order: -1, width: 'min(14rem, 70%)' } } })

/** The form's sheet, with the brand's corner. Without script it could not be sent. */
export const sheet = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })

/** The number that a buyer quotes on the phone. */
export const number = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 1rem + 3.4vw, 3rem)',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})

export const stage = style({ display: 'grid', gap: vars.space.s })
export const when = style({
  fontSize: vars.size.lead,
  fontWeight: 650,
  '::first-letter': { textTransform: 'uppercase' },
})

export const bill = style({ display: 'grid', gap: vars.space.xl, paddingBlock: vars.space.l })
