import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'
import { SHOWN } from '../islands/device-cards.ts'
import { cards } from './device-card.css.ts'

/** The controls in one row under a line, without a box: the devices are the subject. A phone scrolls the row. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.l,
  paddingBlock: vars.space.l,
  marginBlockEnd: vars.space.m,
  borderBlock: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      overflowX: 'auto',
    },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
})

export const notice = style({
  marginBlock: vars.space.l,
  padding: vars.space.xl,
  borderRadius: vars.radius.kite,
  background: vars.color.infoTint,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const reset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 650,
})

/** How many devices are shown, above them. */
export const status = style({ marginBlockEnd: vars.space.l })

/** The devices, of which the first ones are shown. The link after them leads to the next one, which shows all. */
export const list = style([cards, {}])

export const more = style({ marginBlockStart: vars.space['2xl'] })

const nextShown = `:nth-child(${String(SHOWN + 1)} of :not([hidden]))`

globalStyle(`${list}:not(:has(:target)) > :nth-child(n + ${String(SHOWN + 1)} of :not([hidden]))`, {
  '@media': { 'not print': { display: 'none' } },
})

globalStyle(`${list}:has(:target) + ${more}, ${list}:not(:has(> ${nextShown})) + ${more}`, {
  display: 'none',
})
