import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { LocalizationView } from '#ui/features/sale/localization/localization.view.tsx'
import { expectScreen } from '../../../content/screen-laws.ts'

const render = (isSessionExpired: boolean): string =>
  renderToStaticMarkup(
    <LocalizationView isSessionExpired={isSessionExpired} failure={<p>falla</p>} form={<form />} />,
  )

describe('LocalizationView', () => {
  it('meets the screen rules, and contains the form and the failure', () => {
    for (const isSessionExpired of [true, false]) {
      const markup = render(isSessionExpired)
      expectScreen(markup)
      expect(markup).toContain('<form')
      expect(markup).toContain('falla')
    }
  })

  it('explains how to allow cookies, with the telephone, instead of an ended session (F20, I9)', () => {
    const markup = renderToStaticMarkup(
      <LocalizationView
        isSessionExpired={false}
        phoneWithoutCookies={cometa.phones.sales}
        failure={null}
        form={<form />}
      />,
    )
    expectScreen(markup)
    expect(markup).toContain(localizationWords.withoutCookies.title)
    expect(markup).toContain(`href="tel:${cometa.phones.sales.dial}"`)
    expect(markup).not.toContain(localizationWords.sessionExpired.title)
  })

  it('mentions an ended session only when one ended', () => {
    expect(render(true)).toContain(localizationWords.sessionExpired.title)
    expect(render(false)).not.toContain(localizationWords.sessionExpired.title)
  })
})
