import type { BrandIdentity } from '#core/brand/brand.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { paths } from '#core/routes/routes.ts'
import { pathIn } from '#core/shared/language.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { LazyConsent } from '#ui/features/shared/lazy-consent.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Page } from '#ui/kit/page/page.tsx'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx'
import * as css from './app-frame.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

/** Header and footer around every screen of the application. */
export const AppFrame = ({
  brand,
  search,
  onLanguage,
  children,
}: Pick<LanguageSwitchProps, 'search' | 'onLanguage'> & {
  readonly brand: BrandIdentity
  readonly children: Slot
}) => {
  const { sales, service } = brand.phones
  const support = pathIn(currentLanguage(), labelPages.support)
  return (
    <Page
      skipLabel={commonWords.skip}
      end={<LazyConsent />}
      header={
        <>
          <Wordmark
            name={brand.name}
            href={pathIn(currentLanguage(), paths.home)}
            aria-label={commonWords.home(brand.name)}
          />
          <span className={css.contacts}>
            <LanguageSwitch className={css.help} search={search} onLanguage={onLanguage} />
            <a className={css.help} href={support} data-help>
              {commonWords.help}
            </a>
            <a className={css.phone} href={`tel:${sales.dial}`}>
              <Icon name="phone" size="small" />
              <span className={css.question}>{commonWords.questions}</span>
              <span>{sales.shown}</span>
            </a>
          </span>
        </>
      }
      footer={
        <>
          <p className={css.legal}>{commonWords.legal(brand.legalName)}</p>
          <p className={css.phones}>
            <a className={css.call} href={support} data-help>
              {commonWords.help}
            </a>
            <a className={css.call} href={`tel:${sales.dial}`}>
              {`${commonWords.salesPhone} ${sales.shown}`}
            </a>
            <a className={css.call} href={`tel:${service.dial}`}>
              {`${commonWords.servicePhone} ${service.shown}`}
            </a>
            <LanguageSwitch className={css.call} search={search} onLanguage={onLanguage} />
          </p>
        </>
      }
    >
      {children}
    </Page>
  )
}
