import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The width of an object that hangs from the string. On a phone it does not grow with the text. */
const DRAWING = 'min(9rem, 24vw)'

/** On a desktop the string crosses the window and objects hang from it; on a phone it runs vertically. */
export const line = style({
  position: 'relative',
  containerType: 'inline-size',
  marginBlockEnd: vars.space.xl,
  '@media': { [media.fromTablet]: { paddingInlineEnd: `calc(${DRAWING} / 2)` } },
})

export const string = style({
  display: 'none',
  position: 'absolute',
  insetInlineStart: `calc(${DRAWING} / 2)`,
  insetBlockStart: 0,
  width: `calc(100% - ${DRAWING} / 2)`,
  height: '2.25rem',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  overflow: 'visible',
  '@media': { [media.fromTablet]: { display: 'block' } },
})

export const services = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  },
})

export const service = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DRAWING} minmax(0, 1fr)`,
  gap: `${vars.space.l} ${vars.space.xl}`,
  alignItems: 'start',
  paddingBlockEnd: vars.space['2xl'],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${DRAWING} / 2 - 1px)`,
    insetBlock: 0,
    width: vars.line,
    background: vars.color.ink,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { insetBlockEnd: 'auto', height: vars.space['2xl'] },
  },
  '@container': {
    '(max-width: 16rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '::before': { display: 'none' },
    },
  },
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      padding: `0 ${vars.space['2xl']} 0 0`,
      '::before': { display: 'none' },
    },
  },
})

export const drawing = style({ position: 'relative', width: DRAWING, overflow: 'visible' })

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s })

/** In a row of services the prices are aligned, whether or not they are the lowest of several. */
export const from = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 600,
  '@media': {
    [media.mobile]: { ':empty': { display: 'none' } },
    [media.fromTablet]: { minHeight: '1lh' },
  },
})
