import type { Brand } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { busyPageWords, missingPageWords, staticOutcomeWords } from '#ui/content/es/shared/site.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { SiteFrame } from './site-frame.tsx'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { paths } from '#core/routes/routes.ts'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './missing-page.css.ts'
import { PlainAddressForm } from './plain-address-form.tsx'
import { AppFrame } from '#ui/app/app-frame.view.tsx'

/** What an application path shows in a browser without script. */
export const ScriptNeeded = ({ brand }: { readonly brand: Brand }) => {
  const { dial, shown } = brand.phones.sales
  return (
    <AppFrame brand={brand}>
      <Outcome
        scene="emptyCart"
        title={staticOutcomeWords.title}
        actions={
          <>
            <ButtonLink href={`tel:${dial}`}>{commonWords.call(shown)}</ButtonLink>
            <ButtonLink variant="quiet" href={paths.localization}>
              {staticOutcomeWords.seePlans}
            </ButtonLink>
          </>
        }
      >
        <p>{staticOutcomeWords.body}</p>
      </Outcome>
    </AppFrame>
  )
}

/** The not-found page, with two links: home and the address form. */
export const MissingPage = ({ brand }: { readonly brand: Brand }) => (
  <SiteFrame brand={brand} hasLanguages>
    <div className={css.screen}>
      <div className={css.words}>
        <h1>{missingPageWords.title}</h1>
        <p className={lead}>{missingPageWords.body}</p>
        <ButtonLink variant="quiet" href={paths.home}>
          {missingPageWords.home}
        </ButtonLink>
      </div>
      <div className={css.scene}>
        <Scene name="notFound" title={missingPageWords.scene} />
      </div>
      <div className={css.sheet}>
        <PlainAddressForm form={EMPTY_ADDRESS_FORM} />
      </div>
    </div>
  </SiteFrame>
)

/** The page that replaces every page while the server accepts no more visitors. It offers to wait or to call. */
export const BusyPage = ({ brand }: { readonly brand: Brand }) => {
  const { dial, shown } = brand.phones.sales
  return (
    <SiteFrame brand={brand}>
      <Outcome
        scene="providerDown"
        title={busyPageWords.title}
        actions={<ButtonLink href={`tel:${dial}`}>{commonWords.call(shown)}</ButtonLink>}
      >
        <p>{busyPageWords.body}</p>
      </Outcome>
    </SiteFrame>
  )
}
