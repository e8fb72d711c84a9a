import type { BrandStyle } from '#core/brand/brand-style.ts'

/** Wide, even corners, pill buttons, light headlines, and a picture of the bay on the first screen. */
export const style: BrandStyle = {
  radius: { small: '10px', medium: '16px', corner: '20px', tag: '8px', panel: '28px' },
  button: 'round',
  heading: {
    weight: 500,
    tracking: { hero: '-0.02em', large: '-0.015em', medium: '-0.01em', small: '0em' },
  },
  bullet: 'ellipse(46% 38% at 50% 44%)',
  hero: 'picture',
}
