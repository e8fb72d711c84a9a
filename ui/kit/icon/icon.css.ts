import { kitStyle } from '#ui/theme/kit-style.ts'

export const icon = kitStyle({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-0.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const size = {
  small: kitStyle({ width: '1.125rem', height: '1.125rem' }),
  medium: kitStyle({ width: '1.5rem', height: '1.5rem' }),
  large: kitStyle({ width: '2.25rem', height: '2.25rem', strokeWidth: 1.5 }),
}
