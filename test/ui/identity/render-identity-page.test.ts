import { languageParameters } from '#core/query/query-parameters.ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { identityFields } from '#core/portal/identity-form.ts'
import { languages } from '#core/shared/language.ts'
import { identityPage } from '#ui/identity/render-identity-page.tsx'
import { identityPages } from '#test/builders/identity-pages.ts'
import { attributeOf, type Tag, tagsIn, tagsNamed } from '../site/markup.ts'
import { faultsOf } from '../site/valid-html.ts'

const render = identityPage(cometa)
const each = languages.flatMap((language) =>
  Object.entries(identityPages).map(([name, page]) => [name, language, page] as const),
)

const inputsOf = (html: string) =>
  tagsNamed(html, 'input').filter((tag) => attributeOf(tag, 'type') !== 'hidden')

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const idOfForm = (html: string) => tagsNamed(html, 'form').flatMap((tag) => attributeOf(tag, 'id') ?? [])[0]

const isInvalid = (field: Tag): boolean => attributeOf(field, 'aria-invalid') === 'true'

describe.each(each)('the page %s, in %s', (_name, language, page) => {
  const { title, body } = render(language, page)

  it('is valid HTML, without script and without styles in attributes', async () => {
    const document = `<!DOCTYPE html><html lang="${language}"><head><title>page</title></head><body>${body}</body></html>`
    expect(await faultsOf(document)).toEqual([])
    expect(body).not.toMatch(/<script|javascript:| on\w+="| style="/)
  })

  it('has one heading, a telephone number, and a way out', () => {
    const main = mainOf(body)
    expect(tagsNamed(main, 'h1')).toHaveLength(1)
    const links = tagsNamed(main, 'a').map((tag) => attributeOf(tag, 'href'))
    expect(links).toContain(`tel:${cometa.phones.service.dial}`)
    const cancels = tagsNamed(main, 'button').filter((tag) => attributeOf(tag, 'value') === 'cancel')
    expect(links.includes('/') || cancels.length === 1).toBe(true)
  })

  it('offers the other language, after the button that a key of a field presses', () => {
    const other = language === 'es' ? 'en' : 'es'
    const links = tagsNamed(body, 'a').filter((tag) =>
      attributeOf(tag, 'href')?.endsWith(`?${languageParameters.language}=${other}`),
    )
    const buttons = tagsNamed(body, 'button').filter(
      (tag) => attributeOf(tag, 'name') === identityFields.language,
    )
    // Links in the header and the footer, or one button in the footer.
    expect([links.length, buttons.length]).toEqual(buttons.length === 0 ? [2, 0] : [0, 1])
    for (const button of buttons) {
      expect([attributeOf(button, 'form'), attributeOf(button, 'value')]).toEqual([idOfForm(body), other])
      expect(tagsNamed(body, 'button').at(-1)).toEqual(button)
    }
  })

  it('says in its title what it is, and first that something is wrong', () => {
    const hasProblem = 'problem' in page && page.problem !== null
    expect([/^(Con errores|Error): /.test(title), title.endsWith(` | ${cometa.name}`)]).toEqual([
      hasProblem,
      true,
    ])
  })

  it('says what each field is for, and begins at what is wrong (WCAG 1.3.5)', () => {
    const fields = inputsOf(body)
    const tokens = ['username', 'current-password', 'new-password', 'one-time-code', 'off']
    for (const field of fields) expect(tokens).toContain(attributeOf(field, 'autoComplete'))
    const focused = tagsIn(body).filter((tag) => attributeOf(tag, 'autofocus') !== undefined)
    const hasProblem = 'problem' in page && page.problem !== null
    expect(focused).toHaveLength(hasProblem ? 1 : 0)
    const wrong = fields.find(isInvalid)
    if (wrong !== undefined) expect(focused).toEqual([wrong])
  })

  it('connects each error with its field, in a summary too', () => {
    const ids = inputsOf(body).map((field) => attributeOf(field, 'id'))
    const invalid = inputsOf(body).filter(isInvalid)
    const summary = tagsNamed(body, 'a')
      .map((tag) => attributeOf(tag, 'href') ?? '')
      .filter((href) => href.startsWith('#field-'))
    expect(summary).toHaveLength(invalid.length)
    for (const href of summary) expect(ids).toContain(href.slice(1))
  })
})

describe('identityPage', () => {
  it('preserves a typed address, and writes it as text', () => {
    const { body } = render('es', {
      page: 'login',
      action: '/identity/interaction/a',
      email: '"><i>@correo.example',
      problem: 'wrong',
    })
    expect(body).toContain('value="&quot;&gt;&lt;i&gt;@correo.example"')
  })

  it('writes every text in the language of the visitor', () => {
    for (const page of Object.values(identityPages))
      expect(render('es', page).title).not.toBe(render('en', page).title)
  })

  it('draws the key of an authenticator as a code, and writes it', () => {
    const { body } = render('es', identityPages['signupTotp'] ?? { page: 'signedOut' })
    expect(body).toContain('JBSW Y3DP EHPK 3PXP')
    expect(body).toMatch(
      /<svg [^>]*role="img"[^>]*viewBox="0 0 \d\d \d\d"|<svg [^>]*viewBox="0 0 \d\d \d\d"[^>]*role="img"/,
    )
  })
})
