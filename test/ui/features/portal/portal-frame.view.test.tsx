import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { portalFrameWords as words } from '#ui/content/es/portal/portal-frame.ts'
import { PortalFrame } from '#ui/features/portal/portal-frame/portal-frame.view.tsx'

const ignore = (): void => undefined

const render = (some: Partial<ComponentProps<typeof PortalFrame>> = {}): string =>
  renderToStaticMarkup(
    <PortalFrame
      brand={cometa}
      accountId="CM-100200"
      onOtherAccount={null}
      language={(className) => (
        <a className={className} href="?lang=en">
          English
        </a>
      )}
      onSignOut={ignore}
      back={null}
      {...some}
    >
      <h1>Screen</h1>
    </PortalFrame>,
  )

describe('PortalFrame', () => {
  it('names the account, ends the session and leads back to the services', () => {
    const markup = render({ back: { href: portalSteps.services.path, onBack: ignore } })
    expect(markup).toContain('CM-100200')
    expect(markup).toContain(words.signOut)
    expect(markup).toContain(`href="${portalSteps.services.path}"`)
    expect(markup).toContain(`href="tel:${cometa.phones.service.dial}"`)
  })

  it('offers other accounts only to a login that has some', () => {
    expect(render()).not.toContain(words.otherAccount)
    const markup = render({ onOtherAccount: ignore })
    const header = markup.slice(markup.indexOf('<header'), markup.indexOf('</header>'))
    expect(header).toContain(words.otherAccount)
    expect(markup.split(words.otherAccount)).toHaveLength(2)
  })

  it('shows no account and no end of the session before the login', () => {
    const markup = render({ accountId: null, onSignOut: null })
    expect(markup).not.toContain('CM-100200')
    expect(markup).not.toContain(words.signOut)
  })
})
