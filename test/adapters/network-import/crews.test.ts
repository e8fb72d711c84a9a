import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crewLines } from '#adapters/network-import/crew-columns.ts'
import { describeBadPlan, describeRefusedCrew } from '#adapters/network-import/crew-texts.ts'
import { readCrews } from '#adapters/network-import/read-crews.ts'
import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import { crewPlan } from '#test/arbitraries/crew-plan.arbitrary.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'escaparate-crews-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const HEADER = 'area,kind,weekdays,windows,places,closed_days,lead_hours,cutoff_hour,horizon_days'
const GOOD = '*,installation,1-6,8-10 10-12,3,,12,20,14'

const readText = async (text: string) => {
  const file = join(folder, 'crews.csv')
  await writeFile(file, text)
  return readCrews(file)
}

/** The lines of what is refused, without the folder. */
const refusals = async (...rows: readonly string[]): Promise<readonly string[]> => {
  const read = await readText([HEADER, ...rows].join('\n'))
  return E.isLeft(read) && read.left._tag === 'Refused'
    ? read.left.rows.map((row) => describeRefusedCrew('crews.csv', row))
    : []
}

describe(readCrews, () => {
  it('reads back what is written (SCH-14)', () =>
    forAllAsyncWith(
      { numRuns: 50 },
      fc.uniqueArray(crewPlan, { maxLength: 4, selector: ({ area, kind }) => `${area} ${kind}` }),
      async (plans) => {
        expect(await readText(crewLines(plans).join('\n'))).toEqual(E.right(plans))
      },
    ))

  it('reads ranges, single days, another order of columns, semicolons and blank lines', async () => {
    const text =
      '\n horizon_days;Area;kind;weekdays;windows;places;closed days;lead_hours;cutoff_hour\r\n\r\n14;TX-774;site_visit;5 1-3; 8-10  13-15 ;2;2026-12-24 2026-12-31;0;24\r\n'
    const plan: CrewPlan = {
      area: 'TX-774',
      kind: 'siteVisit',
      workDays: [5, 1, 2, 3],
      dayWindows: [
        { fromHour: 8, toHour: 10 },
        { fromHour: 13, toHour: 15 },
      ],
      places: 2,
      closedDays: ['2026-12-24', '2026-12-31'] as never,
      leadHours: 0,
      cutoffHour: 24,
      horizonDays: 14,
    }
    expect(await readText(text)).toEqual(E.right([plan]))
    expect(crewLines([plan])[1]).toBe('TX-774,site_visit,1-3 5,8-10 13-15,2,2026-12-24 2026-12-31,0,24,14')
  })

  it('reads a header alone as no plan', async () => {
    expect(await readText(`${HEADER}\n`)).toEqual(E.right([]))
  })

  it.each([
    ['area', 'TX 774', '«TX 774» no es un área'],
    ['kind', 'siteVisit', '«siteVisit» no es un tipo de visita'],
    ['weekdays', '6-1', '«6-1» no son días de la semana'],
    ['weekdays', '1 1-3', '«1 1-3» no son días'],
    ['weekdays', '1-2-3', '«1-2-3» no son días'],
    ['weekdays', 'lunes', '«lunes» no son días'],
    ['windows', '8-11', '«8-11» no son horarios de visita'],
    ['windows', '10-12 8-10', '«10-12 8-10» no son horarios'],
    ['windows', '8-10-12', '«8-10-12» no son horarios'],
    ['windows', '08:00-10:00', '«08:00-10:00» no son horarios'],
    ['places', '3.5', '«3.5» no es un número de lugares'],
    ['places', '', '«» no es un número de lugares'],
    ['closed_days', '24/12/2026', '«24/12/2026» no son fechas'],
    ['lead_hours', '-1', '«-1» no es una anticipación'],
    ['cutoff_hour', '20:00', '«20:00» no es una hora de corte'],
    ['horizon_days', '61', '«61» no es un número de días'],
  ])('refuses the %s "%s" with its line, its column and what to do (SCH-14)', async (column, value, said) => {
    const fields = GOOD.split(',')
    fields[HEADER.split(',').indexOf(column)] = value
    const [line, ...others] = await refusals('', GOOD.replace('*', 'FL-331'), fields.join(','))
    expect(line).toContain(`crews.csv, línea 4, columna «${column}»: ${said}`)
    expect(line).toMatch(/\. Escribe /)
    expect(others).toEqual([])
  })

  it('refuses all bad rows at once, those with other fields, and the second one of a crew (SCH-14)', async () => {
    expect(
      await refusals(GOOD, 'TX-774,installation', GOOD, GOOD.replace('installation', 'site_visit')),
    ).toEqual([
      expect.stringContaining('crews.csv, línea 3: la fila tiene 2 campos'),
      expect.stringContaining('crews.csv, línea 4, columna «area»: otra fila ya tiene el área «*»'),
    ])
  })

  it.each([
    ['', { reason: 'empty' }],
    ['\n\n', { reason: 'empty' }],
    [`${HEADER.replace(',places', '')}\n`, { reason: 'missingColumn', column: 'places' }],
    [HEADER.replaceAll(',', '|'), { reason: 'wrongDelimiter', line: 1 }],
    [`${HEADER}\n"*,installation\n${GOOD}`, { reason: 'openQuote' }],
  ])('cannot read %j', async (text, unreadable) => {
    expect(await readText(text)).toMatchObject(E.left({ _tag: 'Unreadable', unreadable }))
  })

  it('cannot read a file that does not exist', async () => {
    expect(await readCrews(join(folder, 'none.csv'))).toMatchObject(
      E.left({ _tag: 'Unreadable', unreadable: { reason: 'notFound', line: null } }),
    )
  })
})

describe(describeBadPlan, () => {
  it('names the row in one line, and its column if it can be read', () => {
    const crew = { area: 'TX-774', kind: 'siteVisit' } as const
    expect(describeBadPlan({ ...crew, field: 'cutoffHour' })).toMatch(
      /^Configuración: el plan de cuadrillas TX-774, siteVisit, columna cutoff_hour no sirve\. .+$/,
    )
    expect(describeBadPlan({ ...crew, field: 'plan' })).toContain('TX-774, siteVisit no sirve')
  })
})
