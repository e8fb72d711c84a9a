import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Site } from '#adapters/server/http/pages.ts'
import { layout } from '#ui/build/layout.ts'
import { attributeOf, tagsIn, tagsNamed } from '#test/ui/site/markup.ts'

const site = JSON.parse(readFileSync(layout.site, 'utf8')) as Site
const written = Object.entries({
  ...site.documents,
  ...site.frames.es,
})

/** The styles of all documents, before each gets its part. */
const allStyles = globSync('assets/*.css', { cwd: layout.documents })
  .map((file) => readFileSync(join(layout.documents, file), 'utf8'))
  .join('')

const linkedStyles = (html: string): string =>
  tagsNamed(html, 'link')
    .filter((tag) => attributeOf(tag, 'rel') === 'stylesheet')
    .map((tag) => readFileSync(join(layout.client, attributeOf(tag, 'href') ?? ''), 'utf8'))
    .join('')

const classesIn = (html: string): ReadonlySet<string> =>
  new Set(tagsIn(html).flatMap((tag) => (attributeOf(tag, 'class') ?? '').split(' ').filter(Boolean)))

/** The classes of each selector. */
const selectorsIn = (css: string): readonly (readonly string[])[] =>
  Array.from(css.matchAll(/([^{};,]+)(?=[,{])/g), ([selector]) =>
    Array.from(selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = '']) => name),
  ).filter((names) => names.length > 0)

const everySelector = selectorsIn(allStyles)

describe('a document of the build', () => {
  it.each(written)('%s has a rule for every class in it', (_name, { html }) => {
    const inlined = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
    const styled = new Set(selectorsIn(`${inlined}${linkedStyles(html)}`).flat())
    expect(styled.size).toBeGreaterThan(20)
    const classes = classesIn(html)
    /** Some classes change only within a part that this page does not have. */
    const isForOtherPages = (name: string): boolean => {
      const own = everySelector.filter((names) => names.includes(name))
      return own.length > 0 && own.every((names) => names.some((one) => !classes.has(one)))
    }
    expect([...classes].filter((name) => !styled.has(name) && !isForOtherPages(name))).toEqual([])
  })
})
