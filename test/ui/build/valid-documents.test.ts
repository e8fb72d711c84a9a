import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import type { Site } from '#adapters/http/pages.ts'
import { languages } from '#core/shared/language.ts'
import { layout } from '#ui/build/layout.ts'
import { faultsOf, previewFaultsOf } from '../site/valid-html.ts'

const { documents, frames, internal = {} } = JSON.parse(readFileSync(layout.site, 'utf8')) as Site

/** The documents in the language of the visitor. */
const framed = Object.fromEntries(
  languages.flatMap((language) =>
    (['notFound', 'busy', 'orderStatus'] as const).map(
      (name) => [`${name} ${language}`, frames[language][name]] as const,
    ),
  ),
)

describe('a document of the site', () => {
  it.each(
    Object.entries({
      ...documents,
      ...framed,
    }).filter(([path]) => path !== API_DOCS),
  )('%s is valid HTML', async (_path, { html }) => {
    expect(await faultsOf(html)).toEqual([])
  })

  it.each(Object.entries(internal))(
    '%s is valid HTML, with the parts of pages that it shows',
    async (_path, { html }) => {
      expect(await previewFaultsOf(html)).toEqual([])
    },
  )

  it('would not be valid with a repeated id', async () => {
    const html = frames.es.notFound.html.replace('</main>', '<p id="contenido"></p></main>')
    expect(await faultsOf(html)).toEqual([
      'no-dup-id: Duplicate ID "contenido" (html > body > div > main > p)',
    ])
  })
})
