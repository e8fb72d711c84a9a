import { readFileSync, statSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './repository.ts'

type Row = { readonly name: string; readonly shownBy: readonly string[] }

/** The rows of a table of docs/reliability.md: the first cell, and the paths of the last one. */
const rowsUnder = (heading: string): readonly Row[] => {
  const text = readFileSync(`${root}/docs/reliability.md`, 'utf8')
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return own
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      const paths = [...(cells.at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
      return { name: cells[1] ?? '', shownBy: paths }
    })
}

/** The text of a file, or of all files of a folder. */
const textOf = (path: string): string => {
  const full = `${root}/${path}`
  if (!statSync(full).isDirectory()) return readFileSync(full, 'utf8')
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${full}/${name}`, 'utf8'))
    .join('\n')
}

/** The numbers of the faults that a text names, those within a range too: `F13 to F18`. */
const faultsIn = (text: string): ReadonlySet<number> => {
  const single = [...text.matchAll(/\bF(\d+)\b/g)].map(([, number]) => Number(number))
  const ranges = [...text.matchAll(/\bF(\d+) to F(\d+)\b/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, offset) => Number(from) + offset),
  )
  return new Set([...single, ...ranges])
}

describe('the table of errors of the specification', () => {
  const errors = rowsUnder('Errors of the specification')

  it('names a test of each error, whose title names it', () => {
    expect(errors.length).toBeGreaterThan(15)
    for (const { name, shownBy } of errors) {
      expect([name, shownBy.length > 0]).toEqual([name, true])
      for (const path of shownBy)
        expect([path, name, textOf(path).includes(`specification 8: ${name}`)]).toEqual([path, name, true])
    }
  })
})

describe('the table of faults in a browser', () => {
  const faults = rowsUnder('Faults in a browser')

  it('names tests of each fault, whose names contain its number', () => {
    const numbered = faults.map(({ name, shownBy }) => ({
      number: Number(/^F(\d+) /.exec(name)?.[1]),
      shownBy,
    }))
    const numbers = numbered.map(({ number }) => number)
    expect(numbers).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 34, 35, 36, 37, 38, 39, 42])
    const unnamed = numbered.flatMap(({ number, shownBy }) =>
      shownBy.filter((path) => !faultsIn(textOf(path)).has(number)).map((path) => [number, path]),
    )
    expect(unnamed).toEqual([])
  })
})
