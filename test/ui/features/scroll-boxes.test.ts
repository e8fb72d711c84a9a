import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#test/architecture/repository.ts'

const textOf = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

/** Boxes that scroll and always contain a link or a control. */
const WITH_CONTROLS = new Set([
  'ui/site/site-menu.css.ts',
  'ui/site/api-docs/api-docs.css.ts',
  'ui/site/sections/devices.css.ts',
  'ui/site/devices/device-list.css.ts',
  // The options of a combobox, which has the focus.
  'ui/kit/combobox/combobox.css.ts',
])

const STYLE = /export const (\w+) = style\((?:(?!export const)[^])*?overflow(?:X|Y)?: 'auto'/g

/** The styles of boxes that scroll, with their folder. */
const boxes = globSync('ui/**/*.css.ts', { cwd: root })
  .filter((path) => !WITH_CONTROLS.has(path))
  .flatMap((path) => [...textOf(path).matchAll(STYLE)].map(([, name = '']) => [dirname(path), name] as const))

/** The opening tags that have a style. */
const tagsWith = (folder: string, name: string): readonly string[] =>
  globSync(`${folder}/*.tsx`, { cwd: root }).flatMap(
    (path) => textOf(path).match(new RegExp(`<(?:\\w+)[^<]*?\\bcss\\.${name}\\b[^]*?>`, 'g')) ?? [],
  )

describe('a box that scrolls', () => {
  it.each(boxes)('takes the focus and has a name: %s, %s', (folder, name) => {
    const tags = tagsWith(folder, name)
    expect(tags.length).toBeGreaterThan(0)
    for (const tag of tags) expect(tag).toMatch(/^<nav\b|tabIndex=\{(?:0|isTable \? 0 : undefined)\}/)
    for (const tag of tags) expect(tag).toMatch(/aria-label/)
  })

  it('is found by its style', () => {
    expect(boxes.length).toBeGreaterThanOrEqual(5)
  })
})
