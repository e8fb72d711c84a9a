import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import type { Site } from '#adapters/server/http/pages.ts'
import { languages } from '#core/shared/language.ts'
import { layout } from '#ui/build/layout.ts'

const { documents, frames } = JSON.parse(readFileSync(layout.site, 'utf8')) as Site

/** The documents in the language of the visitor. */
const framed = Object.fromEntries(
  languages.flatMap((language) =>
    (['notFound', 'busy', 'orderStatus'] as const).map(
      (name) => [`${name} ${language}`, frames[language][name]] as const,
    ),
  ),
)

/** The rules of the standard. Those left out are about how a writer spells what parses the same, and about spaces in telephone numbers. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // A filter answers at each input, and has nothing to submit.
    'wcag/h32': 'off',
  },
})

const faultsOf = async (html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
  )
}

describe('a document of the site', () => {
  it.each(
    Object.entries({
      ...documents,
      ...framed,
    }).filter(([path]) => path !== API_DOCS),
  )('%s is valid HTML', async (_path, { html }) => {
    expect(await faultsOf(html)).toEqual([])
  })

  it('would not be valid with a repeated id', async () => {
    const html = frames.es.notFound.html.replace('</main>', '<p id="contenido"></p></main>')
    expect(await faultsOf(html)).toEqual([
      'no-dup-id: Duplicate ID "contenido" (html > body > div > main > p)',
    ])
  })
})
