import { goalOf } from './goals.ts'

/** The part of Stryker's report about each mutant that the score needs. */
export type MutationReport = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

export type Score = {
  readonly folder: string
  readonly mutants: number
  readonly noticed: number
  readonly percent: number
  readonly goal: number
}

const NOTICED = ['Killed', 'Timeout']
const COUNTED = [...NOTICED, 'Survived', 'NoCoverage']

/** A mutant that no test reaches counts as undetected; one that can't run is ignored. */
export const scoreOf = (folder: string, { files }: MutationReport): Score => {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const mutants = statuses.filter((status) => COUNTED.includes(status)).length
  const noticed = statuses.filter((status) => NOTICED.includes(status)).length
  return {
    folder,
    mutants,
    noticed,
    percent: mutants === 0 ? 100 : (noticed / mutants) * 100,
    goal: goalOf(folder),
  }
}

export const isBelowGoal = ({ percent, goal }: Score): boolean => percent < goal

/** Rounded down, so that a score below its goal never looks like one that reached it. */
const oneDecimal = (percent: number): string => (Math.floor(percent * 10) / 10).toFixed(1)

/** The table of docs/rules/README.md. */
export const scoreTable = (scores: readonly Score[]): string =>
  [
    '| folder | mutants | noticed | score | at least |',
    '| --- | --- | --- | --- | --- |',
    ...scores.map(
      ({ folder, mutants, noticed, percent, goal }) =>
        `| \`${folder}\` | ${mutants} | ${noticed} | ${oneDecimal(percent)} % | ${goal} % |`,
    ),
  ].join('\n')
