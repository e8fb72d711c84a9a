import type { ReactNode } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Page } from '#ui/kit/page/page.tsx'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'
import * as css from './app-frame.css.ts'

/** Header and footer around every screen of the application. */
export const AppFrame = ({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) => {
  const { sales, service } = brand.phones
  return (
    <Page
      skipLabel={commonWords.skip}
      header={
        <>
          <Wordmark name={brand.name} href={paths.home} aria-label={commonWords.home(brand.name)} />
          <a className={css.phone} href={`tel:${sales.dial}`}>
            <span className={css.question}>
              <Icon name="phone" size="small" />
              {commonWords.questions}
            </span>
            {sales.shown}
          </a>
        </>
      }
      footer={
        <>
          <p>{commonWords.legal(brand.legalName)}</p>
          <p className={css.phones}>
            <a href={`tel:${sales.dial}`}>
              {commonWords.salesPhone} {sales.shown}
            </a>
            <a href={`tel:${service.dial}`}>
              {commonWords.servicePhone} {service.shown}
            </a>
          </p>
        </>
      }
    >
      {children}
    </Page>
  )
}
