import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { palette } from '#adapters/brand/palette.ts'
import { style } from '#adapters/brand/style.ts'
import { color, declareColors } from './colors.ts'
import { measures } from './measures.ts'

globalStyle(':root', { colorScheme: 'light dark' })
declareColors(':root', palette)

const measure = createGlobalTheme(':root', measures)

/** The corner of a button. */
const buttonRadius = { ...measure.radius, corner: measure.radius.kite }[style.button]

const [panelStart, panelEnd = panelStart] = style.radius.panel.split(' ')

/** Each colour and measure as a variable. Values that few rules use are written where they are used. */
export const vars = {
  color,
  ...measure,
  button: buttonRadius,
  panel: style.radius.panel,
  panelTop: `${panelStart} ${panelEnd} 0 0`,
  tag: style.radius.tag,
  heading: style.heading,
  hero: style.hero,
  bullet: style.bullet,
}
