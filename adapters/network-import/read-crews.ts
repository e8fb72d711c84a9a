import type { InfoRecord } from 'csv-parse'
import { CsvError, parse } from 'csv-parse/sync'
import { either as E } from 'fp-ts'
import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import { parseCrewPlan } from '#core/schedule/crew-plan.ts'
import type { Columns } from './columns.ts'
import { fieldOf } from './columns.ts'
import type { CrewColumn } from './crew-columns.ts'
import { crewColumns, offeredPlan } from './crew-columns.ts'
import { csvRules, readHeader } from './csv-header.ts'
import type { UnreadableFile } from './imported-row.ts'
import type { FileProblem } from './line-blocks.ts'
import { problemOf, readLineBlocks } from './line-blocks.ts'

/** Why a row is no plan: a field beyond the limits (SCH-14), its number of fields, or a crew that has a row already. */
export type CrewRefusalReason = keyof CrewPlan | 'fieldCount' | 'duplicate'

/** `line` counts from 1, the header included; `column` is empty where all of the row is meant. */
export type RefusedCrew = {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: CrewRefusalReason
}

/** A file of crews that changes nothing. */
export type CrewFileFailure =
  | { readonly _tag: 'Unreadable'; readonly unreadable: UnreadableFile }
  | { readonly _tag: 'Refused'; readonly rows: readonly RefusedCrew[] }

const format = {
  names: Object.fromEntries(Object.entries(crewColumns).map(([field, name]) => [field, [name]])) as Record<
    CrewColumn,
    [string]
  >,
  required: (Object.keys(crewColumns) as CrewColumn[]).map((column) => [column]),
}

const NEW_LINE = 10

const readAll = async (file: string): Promise<E.Either<FileProblem, Buffer>> => {
  const blocks: Buffer[] = []
  for await (const block of readLineBlocks(file, () => undefined)) {
    if (E.isLeft(block)) return block
    blocks.push(block.right)
  }
  return E.right(Buffer.concat(blocks))
}

/** Returns the first line with text, and its number. */
const headerLine = (bytes: Buffer): { readonly line: number; readonly text: Buffer } | null => {
  let [from, line] = [0, 1]
  while (from < bytes.length) {
    const at = bytes.indexOf(NEW_LINE, from)
    const end = at < 0 ? bytes.length : at + 1
    const text = bytes.subarray(from, end)
    if (text.toString().trim() !== '') return { line, text }
    from = end
    line += 1
  }
  return null
}

type Row = { readonly line: number; readonly fields: readonly string[] }

/** Reads the rows behind the header. */
const rowsIn = (bytes: Buffer, delimiter: string): E.Either<FileProblem, readonly Row[]> => {
  try {
    const rows: Row[] = []
    const take = (fields: readonly string[], { lines }: InfoRecord): null => {
      rows.push({ line: lines, fields })
      return null
    }
    parse(bytes, { ...csvRules, delimiter, on_record: take })
    return E.right(rows.slice(1))
  } catch (error) {
    return E.left(problemOf('openQuote', error instanceof CsvError ? Number(error['lines']) : null))
  }
}

const planIn = (columns: Columns<CrewColumn>, { line, fields }: Row): E.Either<RefusedCrew, CrewPlan> => {
  if (fields.length !== columns.header.length)
    return E.left({ line, column: '', value: String(fields.length), reason: 'fieldCount' })
  const textOf = (column: CrewColumn): string => fieldOf({ columns, fields }, column)
  const plan = parseCrewPlan(offeredPlan(textOf))
  if (E.isRight(plan)) return plan
  const { field } = plan.left
  return E.left({ line, column: crewColumns[field], value: textOf(field), reason: field })
}

const isSameCrew = (plan: CrewPlan, other: CrewPlan): boolean =>
  plan.area === other.area && plan.kind === other.kind

/**
 * Reads the plans of crews of a local CSV with a header in any order, all of them or none. Never throws. Fails with
 * `Unreadable`, or with `Refused` and all rows that are no plan, or whose crew has a row before them (SCH-14).
 */
export const readCrews = async (file: string): Promise<E.Either<CrewFileFailure, readonly CrewPlan[]>> => {
  const unreadable = (problem: FileProblem): E.Either<CrewFileFailure, never> =>
    E.left({ _tag: 'Unreadable', unreadable: { file, ...problem } })
  const bytes = await readAll(file)
  if (E.isLeft(bytes)) return unreadable(bytes.left)
  const first = headerLine(bytes.right)
  if (first === null) return unreadable(problemOf('empty'))
  const header = readHeader(first.text, first.line, format)
  if (E.isLeft(header)) return unreadable(header.left)
  const rows = rowsIn(bytes.right, header.right.delimiter)
  if (E.isLeft(rows)) return unreadable(rows.left)
  const [plans, refused]: [CrewPlan[], RefusedCrew[]] = [[], []]
  for (const row of rows.right) {
    const plan = planIn(header.right.columns, row)
    if (E.isLeft(plan)) refused.push(plan.left)
    else if (plans.some((other) => isSameCrew(other, plan.right)))
      refused.push({ line: row.line, column: crewColumns.area, value: plan.right.area, reason: 'duplicate' })
    else plans.push(plan.right)
  }
  return refused.length > 0 ? E.left({ _tag: 'Refused', rows: refused }) : E.right(plans)
}
