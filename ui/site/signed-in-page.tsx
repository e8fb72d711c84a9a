import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import { signedInWords as words } from '#ui/content/es/shared/signed-in.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { SiteFrame } from './site-frame.tsx'

type SignedInProps = { readonly brand: Brand; readonly href: string }

/** The page after a login, which continues by itself. Its link is for a browser that does not. */
export const SignedInPage = ({ brand, href }: SignedInProps) => (
  <SiteFrame brand={brand}>
    <Outcome
      scene="existingCustomer"
      title={words.title}
      actions={
        <>
          <ButtonLink href={href}>{words.continue}</ButtonLink>
          <ButtonLink href={`tel:${brand.phones.service.dial}`} variant="quiet">
            {commonWords.call(brand.phones.service.shown)}
          </ButtonLink>
        </>
      }
    >
      <p>{words.body}</p>
    </Outcome>
  </SiteFrame>
)

/** Renders the page after a login, as HTML, in a language. */
export const signedInPage = (brand: Brand) =>
  perLanguage((href: string) => renderToStaticMarkup(<SignedInPage brand={brand} href={href} />))
