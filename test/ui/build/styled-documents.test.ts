import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Site } from '#adapters/http/pages.ts'
import { layout } from '#ui/build/layout.ts'
import { attributeOf, tagsIn, tagsNamed } from '#test/ui/site/markup.ts'

const site = JSON.parse(readFileSync(layout.site, 'utf8')) as Site
const { titles: _titles, ...frames } = site.frames.es
const written = Object.entries({
  ...site.documents,
  ...site.internal,
  ...frames,
})

const linkedStyles = (html: string): string =>
  tagsNamed(html, 'link')
    .filter((tag) => attributeOf(tag, 'rel') === 'stylesheet')
    .map((tag) => readFileSync(join(layout.client, attributeOf(tag, 'href') ?? ''), 'utf8'))
    .join('')

const classesIn = (html: string): ReadonlySet<string> =>
  new Set(tagsIn(html).flatMap((tag) => (attributeOf(tag, 'class') ?? '').split(' ').filter(Boolean)))

/** The classes in the selectors of a style sheet. */
const styledIn = (css: string): ReadonlySet<string> =>
  new Set(
    Array.from(css.matchAll(/([^{};,]+)(?=[,{])/g), ([selector]) =>
      Array.from(selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = '']) => name),
    ).flat(),
  )

describe('a document of the build', () => {
  it.each(written)('%s has a rule for every class in it', (_name, { html }) => {
    const inlined = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
    const styled = styledIn(`${inlined}${linkedStyles(html)}`)
    expect(styled.size).toBeGreaterThan(20)
    expect([...classesIn(html)].filter((name) => !styled.has(name))).toEqual([])
  })
})
