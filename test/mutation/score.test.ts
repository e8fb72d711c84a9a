import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { goals } from './goals.ts'
import { isBelowGoal, scoreOf, scoreTable } from './score.ts'

const report = (...statuses: readonly string[]) => ({
  files: { 'core/card/card.ts': { mutants: statuses.map((status) => ({ status })) } },
})

describe('scoreOf', () => {
  it('counts what tests noticed, and what none of them reached as not noticed', () => {
    const score = scoreOf('card', report('Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'))
    expect(score).toEqual({ folder: 'card', mutants: 4, noticed: 2, percent: 50, goal: 90 })
  })

  it.each([
    ['card', 89, true],
    ['card', 90, false],
    ['cart', 79, true],
    ['cart', 80, false],
  ])('requires the agreed score of %s: %i of 100 below it is %s', (folder, noticed, expected) => {
    const statuses = Array.from({ length: 100 }, (_, index) => (index < noticed ? 'Killed' : 'Survived'))
    expect(isBelowGoal(scoreOf(folder, report(...statuses)))).toBe(expected)
  })

  it('never shows a score below its goal as one that reached it', () => {
    const statuses = Array.from({ length: 1_000 }, (_, index) => (index < 899 ? 'Killed' : 'Survived'))
    expect(scoreTable([scoreOf('card', report(...statuses, 'Killed'))])).toContain('| 89.9 % | 90 % |')
  })

  it('has goals for folders that exist', () => {
    const folders = readdirSync(fileURLToPath(new URL('../../core', import.meta.url)))
    expect(Object.keys(goals).filter((folder) => !folders.includes(folder))).toEqual([])
  })
})
