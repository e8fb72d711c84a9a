import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const
const card = {
  border: `${vars.line} solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
} as const

/** The links between the pages of the style guide, and to the other language. */
export const menu = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xl}`,
  marginBlockEnd: vars.space['2xl'],
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
})

export const menuLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 600,
  textDecorationColor: 'transparent',
  selectors: {
    '&[aria-current]': { textDecorationColor: vars.color.action },
    '&:hover': { textDecorationColor: vars.color.action },
  },
})

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
})

/** Samples with their names, side by side: small and large ones. */
export const tight = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  gap: vars.space.l,
})
export const loose = style([
  tight,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))', gap: vars.space.xl },
])
export const stack = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
})
export const piece = style({ display: 'grid', alignContent: 'start', gap: vars.space.s, minWidth: 0 })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l })
export const caption = style({ fontSize: vars.size.small, lineHeight: 1.35, overflowWrap: 'anywhere' })
export const soft = style([caption, { color: vars.color.inkSoft }])
export const icon = style([card, { display: 'grid', placeItems: 'center', height: '4.5rem' }])

/** One colour role, or one pair of roles, in the four schemes. */
export const colors = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: `${vars.space.xl} ${vars.space['2xl']}`,
})
export const schemes = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.xs,
})
export const swatch = style({
  width: '100%',
  height: '3rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.text,
  fontSize: '1.25rem',
  fontWeight: 700,
})
export const value = style({
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

const bar = { height: '1.5rem', background: vars.color.action } as const
const { pull, ...durations } = vars.motion

/** A sample of each size by the group and the name of its token. */
export const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  font: styleVariants(vars.font, (fontFamily) => ({ fontFamily, fontSize: vars.size.h3 })),
  size: styleVariants(vars.size, (fontSize, name) => ({
    fontFamily: name.startsWith('h') ? vars.font.display : vars.font.text,
    fontSize,
    lineHeight: 1.1,
  })),
  space: styleVariants(vars.space, (width) => ({ ...bar, width })),
  radius: styleVariants(vars.radius, (borderRadius) => ({
    width: '7rem',
    height: '4rem',
    border: `${vars.line} solid ${vars.color.ink}`,
    background: vars.color.surface,
    borderRadius,
  })),
  duration: styleVariants(durations, (duration) => ({
    ...bar,
    width: '3rem',
    borderRadius: vars.radius.round,
    transition: `transform ${duration} ${pull}`,
    selectors: { '&:hover': { transform: 'translateX(6rem)' } },
  })),
}

/** A dialog that is open inside the page. */
export const openDialog = style({ margin: 0, border: `${vars.line} solid ${vars.color.line}` })

/** The list of an engine and the settings of the shown page. */
export const engine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  marginBlock: vars.space['2xl'],
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'start' },
  },
})
export const pages = style([card, { maxHeight: '32rem', overflow: 'auto' }])
export const pageList = style({ ...plainList })
export const page = style({
  position: 'relative',
  display: 'grid',
  gap: '0.125rem',
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: { '&:has([aria-current])': { background: vars.color.infoTint } },
})
/** The link of a page covers its row. */
export const pageLink = style({
  fontWeight: 600,
  textDecorationColor: 'transparent',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover, &[aria-current]': { textDecorationColor: vars.color.action },
  },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space.l,
  margin: 0,
})
export const fact = style({ margin: 0, overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', gap: vars.space.m, justifyItems: 'start' })

/** What a template renders, and its model next to it. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
  },
})
export const screen = style([
  card,
  {
    display: 'grid',
    gap: vars.space.xl,
    minWidth: 0,
    padding: `clamp(${vars.space.l}, 3vw, ${vars.space['2xl']})`,
  },
])
export const band = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBlock: `${vars.space['2xl']} ${vars.space.xl}`,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
})
export const dashed = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
  border: `${vars.line} dashed ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const json = style([card, { maxHeight: '40rem', padding: vars.space.l, overflow: 'auto' }])
export const lines = style({
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const summary = style({ paddingBlock: vars.space.s, fontWeight: 600, cursor: 'pointer' })
export const flag = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })
export const listTitle = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  background: vars.color.surface,
  fontWeight: 600,
})
