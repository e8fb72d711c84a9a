import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { calculatorVersions, isCalculatorPath } from '#core/template/calculator-pages.ts'
import { languages, pathIn } from '#core/shared/language.ts'
import { EMPTY_SAVINGS_FORM } from '#core/savings/savings-form.ts'
import { savingsCalculatorWords as words } from '#ui/content/es/shared/savings-calculator.ts'
import { inLanguage } from '#ui/content/language.ts'
import { pageDocument } from '#ui/site/documents.tsx'
import { savingsAnswerPage } from '#ui/site/savings-tool.tsx'
import { sitePathsOf, writePage } from '#ui/site/site-records.ts'
import { attributeOf, expectSoundDocument, tagsNamed, textIn } from './markup.ts'

const PATH = '/packages/savings-calculator'
const routes = Object.keys(calculatorVersions).filter(isCalculatorPath)
const answer = savingsAnswerPage(cometa)

const family = {
  ...EMPTY_SAVINGS_FORM,
  speedImportance: 'critical',
  mobileLineQty: '3',
  monthlySpendAtDifferentProvider: '189.99',
}

const answered = (change: Partial<typeof family> = {}, path = PATH): string =>
  answer(path, { ...family, ...change }, [['vParam', 'socio-7']]) ?? ''

const hrefs = (html: string): readonly string[] =>
  tagsNamed(html, 'a').flatMap((tag) => attributeOf(tag, 'href') ?? [])

describe('savingsAnswerPage', () => {
  it.each(
    languages.flatMap((language) =>
      routes.map((route) => [pathIn(language, route), language, route] as const),
    ),
  )(
    'answers at %s without script: its document has the form of its own page, which the answer replaces (SAV-01)',
    (path, language, route) => {
      const { page } = writePage(cometa, route, language)
      const { body } = inLanguage(language, () => pageDocument(page, cometa, 'https://tienda.example'))
      const first = answer(path, null) ?? ''
      expect(body.split(first)).toHaveLength(2)
      const whole = body.replace(first, () => answered({}, path))
      expectSoundDocument(whole)
      const [form] = tagsNamed(whole, 'form')
      expect([attributeOf(form, 'action'), attributeOf(form, 'method')]).toEqual([path, undefined])
      expect(textIn(whole)).toContain(inLanguage(language, () => words.derivation))
    },
  )

  it('leads into the shop with the plan, its lines and the marketing parameters of the page (SAV-07, AFF-06, AFF-07)', () => {
    expect(hrefs(answered())).toContain(
      '/address/localization?vParam=socio-7&offerid=internet-gig%2Cmobile-unlimited%3A3',
    )
    expect(answered()).toContain('<input type="hidden" name="vParam" value="socio-7"/>')
    expect(hrefs(answered({ type: 'mobileOnly' }))).toContain(
      '/address/localization?vParam=socio-7&offerid=mobile-unlimited%3A3',
    )
  })

  it('says a saving, no difference and a loss as what they are (SAV-05, SAV-06)', () => {
    expect(textIn(answered())).toContain('Ahorras $59.99 al mes: $719.88 en el primer año.')
    expect(textIn(answered({ monthlySpendAtDifferentProvider: '130' }))).toContain(words.equal)
    expect(textIn(answered({ monthlySpendAtDifferentProvider: '95' }))).toContain('serían $35.00 más al mes')
  })

  it('shows every failure at its field, and preserves the typed text (SAV-01)', () => {
    const html = answered({
      speedImportance: '',
      mobileLineQty: '11',
      monthlySpendAtDifferentProvider: 'mucho',
    })
    const errors = tagsNamed(html, 'p').filter((tag) => attributeOf(tag, 'role') === 'alert')
    expect(errors.map((tag) => attributeOf(tag, 'id'))).toEqual([
      'field-speedImportance-error',
      'field-mobileLineQty-error',
      'field-monthlySpendAtDifferentProvider-error',
    ])
    expect(html).toContain('value="mucho"')
  })

  it('gives an agent the words to say, and a store the way to start over', () => {
    expect(textIn(answered({}, `${PATH}/agent`))).toContain(words.script)
    expect(hrefs(answered({}, `${PATH}/stores`))).toContain(`${PATH}/stores`)
    expect(textIn(answered())).not.toContain(words.script)
  })

  it('is null for a path without a calculator, and a brand without one has no such page', () => {
    expect(answer('/internet', EMPTY_SAVINGS_FORM)).toBeNull()
    expect(sitePathsOf(brisa).filter(isCalculatorPath)).toEqual([])
    expect(sitePathsOf(cometa).filter(isCalculatorPath).toSorted()).toEqual(routes.toSorted())
  })
})
