import { describe, expect, it } from 'vitest'
import { languages } from '#core/shared/language.ts'
import { faultsOf, previewFaultsOf } from '../site/valid-html.ts'
import { built } from './built-site.ts'

const { frames, internal = {} } = built

/** The documents in the language of the visitor. */
const framed = Object.fromEntries(
  languages.flatMap((language) =>
    (['notFound', 'busy', 'orderStatus'] as const).map(
      (name) => [`${name} ${language}`, frames[language][name]] as const,
    ),
  ),
)

describe('a document of the site', () => {
  it.each(Object.entries(framed))('%s is valid HTML', async (_path, { html }) => {
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
