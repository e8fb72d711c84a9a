import { renderToStaticMarkup } from 'react-dom/server'
import type { Address } from '#core/address/address.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { PartnerTechnology } from '#core/localization/alternatives.ts'
import type { ExternalPage } from '#core/routes/external-paths.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { externalWords as words } from '#ui/content/es/shared/external-page.ts'
import { addressText } from '#ui/content/format.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import * as css from './plain-form.css.ts'
import { SiteFrame } from './site-frame.tsx'

export type ExternalVisit = {
  readonly page: ExternalPage
  /** The address of a web lead, or null. */
  readonly address: Address | null
  /** The visitor has sent the form of the page. */
  readonly isSent: boolean
  /** The origin of the store. */
  readonly store: string
}

const LeadForm = () => (
  <form className={css.form} method="post" action={externalPaths.webLead}>
    <TextField label={words.webLead.email} name="email" type="email" autoComplete="email" required />
    <div className={css.submit}>
      <Button type="submit">{words.webLead.send}</Button>
    </div>
  </form>
)

/** A page in place of a host of the brand outside the store. */
export const ExternalView = ({
  page,
  address,
  isSent,
  store,
  brand,
}: ExternalVisit & { readonly brand: Brand }) => {
  const isLead = page === 'webLead'
  const body = isLead && address === null ? words.webLead.noAddress : words[page].body
  return (
    <SiteFrame brand={brand}>
      <Outcome
        scene={isLead ? 'webLead' : 'existingCustomer'}
        kicker={address === null ? undefined : addressText(address)}
        title={isSent ? words.webLead.thanks : words[page].title}
        actions={
          <ButtonLink href={store} variant="secondary">
            {words.back}
          </ButtonLink>
        }
      >
        {isSent ? null : <p>{body}</p>}
        {isLead && !isSent ? <LeadForm /> : null}
        <p>{words.stage(new URL(brand.links[page]).host)}</p>
      </Outcome>
    </SiteFrame>
  )
}

/** Renders the page in place of a host of the brand outside the store, as HTML, in a language. */
export const externalPage = (brand: Brand) =>
  perLanguage((visit: ExternalVisit) => renderToStaticMarkup(<ExternalView {...visit} brand={brand} />))

type PartnerVisit = { readonly partner: PartnerTechnology; readonly store: string; readonly brand: Brand }

/** A page in place of the site of a partner. */
export const PartnerView = ({ partner, store, brand }: PartnerVisit) => (
  <SiteFrame brand={brand}>
    <Outcome
      scene="notServiceable"
      title={partner.provider}
      actions={
        <>
          <ButtonLink href={`tel:${partner.phone.dial}`}>{commonWords.call(partner.phone.shown)}</ButtonLink>
          <ButtonLink href={store} variant="secondary">
            {words.back}
          </ButtonLink>
        </>
      }
    >
      <p>{words.partner.body(partner.provider, brand.name)}</p>
      <p>{words.partner.stage(partner.provider)}</p>
    </Outcome>
  </SiteFrame>
)

/** Renders the page that replaces a partner's site as HTML, in a language. Throws (a defect) if unknown. */
export const partnerPage = (brand: Brand) =>
  perLanguage((id: string, store: string) => {
    const partner = brand.partners?.find((known) => known.id === id)
    if (partner === undefined) throw new Error(`no partner ${id}`)
    return renderToStaticMarkup(<PartnerView partner={partner} store={store} brand={brand} />)
  })
