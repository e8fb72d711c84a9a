import { KIB } from './budgets.ts'

/** A line of the report. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** A figure and what it is of. */
export const row = (figure: string, name: string): void => say(`  ${figure.padStart(8)}  ${name}`)

/** Bytes in KiB, with one decimal. */
export const kib = (bytes: number): string => (bytes / KIB).toFixed(1)

/** The middle one of an odd number of figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
