import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** The evening background: dark across the full width of the window. */
export const evening = style({
  marginBlockStart: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
  paddingBlock: `0 clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
  background: vars.color.night,
  borderImage: `conic-gradient(${vars.color.night} 0 0) 0 fill / 0 / 0 100vmax`,
  color: vars.color.onNight,
  vars: { [vars.color.focus]: vars.color.onNight, [vars.color.focusHalo]: vars.color.night },
})

export const body = style({ display: 'grid', gap: vars.space['3xl'] })

export const timeline = style({
  containerType: 'inline-size',
  maxWidth: '54rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** A knot on the string with its event. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingInlineStart: '2.75rem',
  paddingBlockEnd: vars.space['2xl'],
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'baseline' },
  },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '0.5625rem',
    insetBlock: '0.875rem -0.875rem',
    width: vars.line,
    background: vars.color.onNightSoft,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '0.25rem',
    insetBlockStart: '0.5rem',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: '2px 2px 5px',
    background: vars.color.saved,
    transform: 'rotate(45deg)',
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
    '&:last-child::after': { background: vars.color.action },
  },
})

export const when = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  lineHeight: 1.2,
})

export const agreements = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: `${vars.space.xl} ${vars.space['3xl']}`,
})

export const agreement = style({ display: 'grid', alignContent: 'start', gap: vars.space.s })
