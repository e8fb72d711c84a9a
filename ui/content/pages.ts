import type { Language } from '#core/shared/language.ts'
import { companyPages } from './es/pages/company.pages.ts'
import { companyPages as companyPagesEn } from './en/pages/company.pages.ts'
import { packagesPages } from './es/pages/packages.pages.ts'
import { packagesPages as packagesPagesEn } from './en/pages/packages.pages.ts'
import { internetPages } from './es/pages/internet.pages.ts'
import { internetPages as internetPagesEn } from './en/pages/internet.pages.ts'
import { tvPages } from './es/pages/tv.pages.ts'
import { tvPages as tvPagesEn } from './en/pages/tv.pages.ts'
import { mobilePages } from './es/pages/mobile.pages.ts'
import { mobilePages as mobilePagesEn } from './en/pages/mobile.pages.ts'
import { devicePages } from './es/pages/device-pages.ts'
import { devicePages as devicePagesEn } from './en/pages/device-pages.ts'
import { semPages } from './es/pages/sem.pages.ts'
import { semPages as semPagesEn } from './en/pages/sem.pages.ts'
import { legalPages } from './es/pages/legal.pages.ts'
import { legalPages as legalPagesEn } from './en/pages/legal.pages.ts'
import { commonWords } from './en/shared/common.ts'
import { savingsCalculatorWords } from './en/shared/savings-calculator.ts'
import { pageTranslations } from './en/site/translations.ts'
import { toolTranslations } from './en/shared/tool-translations.ts'
import { addTranslations } from './language.ts'
import type { SitePath } from '#core/routes/site-pages.ts'
import type { DevicePageWriters, PageWriter } from './page-entry.ts'

addTranslations('en', {
  commonWords,
  savingsCalculatorWords,
  ...pageTranslations,
  ...toolTranslations,
})

/** Every public page in each language. A page without its writer fails the type check. */
export const pageWriters: Readonly<Record<Language, Readonly<Record<SitePath, PageWriter>>>> = {
  es: {
    ...companyPages,
    ...packagesPages,
    ...internetPages,
    ...tvPages,
    ...mobilePages,
    ...semPages,
    ...legalPages,
  },
  en: {
    ...companyPagesEn,
    ...packagesPagesEn,
    ...internetPagesEn,
    ...tvPagesEn,
    ...mobilePagesEn,
    ...semPagesEn,
    ...legalPagesEn,
  },
}

/** The pages of devices in each language. */
export const devicePageWriters: Readonly<Record<Language, DevicePageWriters>> = {
  es: devicePages,
  en: devicePagesEn,
}
