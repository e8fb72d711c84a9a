/** Section 9 of the specification: dollars a month for 1 to 10 lines, and years of guarantee. */
export const specifiedTables = {
  bundled: {
    dollars: [0, 60, 90, 90, 120, 150, 180, 210, 240, 270],
    years: [1, 2, 2, 1, 1, 1, 1, 1, 1, 1],
  },
  bundledPlus: {
    dollars: [0, 60, 100, 100, 140, 180, 220, 260, 300, 340],
    years: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  },
  standalone: {
    dollars: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270],
    years: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  },
} as const
