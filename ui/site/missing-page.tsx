import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import type { Brand } from '#core/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { missingPageWords } from '#ui/content/es/shared/site.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './missing-page.css.ts'
import { PlainAddressForm } from './plain-address-form.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The not-found page, with two links: home and the address form. */
export const MissingPage = ({ brand }: { readonly brand: Brand }) => (
  <SiteFrame brand={brand}>
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
