/** The prices of section 9, in dollars, written out a second time. */
const lines = {
  bundled: [0, 60, 90, 90, 120, 150, 180, 210, 240, 270],
  bundledPlus: [0, 60, 100, 100, 140, 180, 220, 260, 300, 340],
  standalone: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270],
}

const internet: Readonly<Record<string, readonly [alone: number, bundled: number]>> = {
  critical: [70, 40],
  important: [30, 20],
}

/** The expected prices for «else». */
const otherwise = [50, 30] as const

export const oracleLines = lines

/** The provider's total for a month, in dollars. */
export const oracleTotal = (type: string, speed: string, count: number, plan = 'unlimited'): number => {
  if (type === 'mobileOnly') return lines.standalone[count - 1] ?? NaN
  const [alone, bundled] = internet[speed] ?? otherwise
  const ofLines = plan === 'unlimited' ? lines.bundled : lines.bundledPlus
  return (count > 1 ? bundled : alone) + (ofLines[count - 1] ?? NaN)
}

export const oracleGuarantee = (type: string, count: number, plan = 'unlimited'): number =>
  type === 'other' && plan === 'unlimited' && (count === 2 || count === 3) ? 2 : 1
