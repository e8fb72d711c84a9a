import type { BrandStyle } from '#core/brand/brand-style.ts'

/** The tugged corner of a kite, bold and tight headlines, and a street across the first screen. */
export const style: BrandStyle = {
  radius: {
    small: '6px',
    medium: '12px',
    corner: '8px 28px 8px 8px',
    tag: '4px 12px 4px 4px',
    panel: '12px 44px 12px 12px',
  },
  button: 'corner',
  heading: {
    weight: 700,
    tracking: { hero: '-0.035em', large: '-0.025em', medium: '-0.015em', small: '-0.005em' },
  },
  bullet: 'polygon(50% 0, 100% 38%, 50% 100%, 0 38%)',
  hero: 'street',
}
