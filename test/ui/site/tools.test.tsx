import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ToolName } from '#core/template/tool-name.ts'
import { languages } from '#core/shared/language.ts'
import '#ui/content/pages.ts'
import { inLanguage } from '#ui/content/language.ts'
import { tools } from '#ui/site/tools.tsx'
import { eachBrand } from '#test/builders/brand.builder.ts'

const own = (Object.keys(tools) as ToolName[]).filter((name) => name !== 'savingsCalculator')

const rendered = (
  name: (typeof own)[number],
  brand: (typeof eachBrand)[number][1]['brand'],
  language: 'es' | 'en',
) =>
  inLanguage(language, () => {
    const View = tools[name]
    return renderToStaticMarkup(<View brand={brand} />)
  })

describe.each(eachBrand)('the tools of %s', (_, { brand }) => {
  it.each(own)('%s has everything on the page before any script runs', (name) => {
    const html = rendered(name, brand, 'es')
    const expected = {
      channelSearch: brand.site.channels.map((channel) => channel.name.replace('&', '&amp;')),
      storeFinder: brand.site.stores.flatMap(({ street, phone }) => [street, phone.shown]),
      coverageMap: brand.site.states.map(() => '<li>'),
      speedTest: [brand.phones.service.shown],
      speedNeed: ['<table'],
      billComparison: ['<table', ' menos'],
      dataEstimator: ['<table', 'Unlimited'],
      switchCalculator: ['$2,500', '12 meses'],
      imeiCheck: ['*#06#', ...brand.site.ownDevices.map(({ name: family }) => family.es)],
      tradeInCheck: ['Sin daño por líquidos', 'Todavía puedes cumplirla.'],
      phoneHours: [brand.phones.sales.shown, brand.business.phone.shown],
      mobilePhoneHours: [brand.phones.service.shown],
    }[name]
    for (const text of expected) expect(html).toContain(text)
  })

  it.each(own)('%s is written in each language', (name) => {
    const [spanish, english] = languages.map((language) => rendered(name, brand, language))
    expect(english).not.toBe(spanish)
    expect(english).not.toMatch(/Velocidad|Código|canales<|Cerrado|Todavía|Celular |gigas al|Negocios/)
  })

  it.each(own)('%s has no style attribute, which the policy would refuse (S1)', (name) => {
    expect(rendered(name, brand, 'es')).not.toContain('style=')
  })
})
