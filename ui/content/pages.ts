import { deviceListNames, pathOfFilter } from '#core/mobile/device-filter.ts'
import { type PageRoute, type SitePath, sitePaths } from '#core/routes/site-pages.ts'
import type { Language } from '#core/shared/language.ts'
import { devicePages } from './device-pages/page.ts'
import { commonWords } from './en/shared/common.ts'
import { savingsCalculatorWords } from './en/shared/savings-calculator.ts'
import { toolTranslations } from './en/shared/tool-translations.ts'
import { siteTranslations } from './en/site/translations.ts'
import { addTranslations } from './language.ts'
import { type MenuPlace, menuGroups } from './menu-groups.ts'
import type { DeviceTranslation, PageTranslation, SitePage } from './page-entry.ts'

addTranslations('en', {
  commonWords,
  savingsCalculatorWords,
  ...siteTranslations,
  ...toolTranslations,
})

const pageFiles = import.meta.glob<SitePage>('./pages/**/page.ts', { eager: true, import: 'page' })
const languageFiles = import.meta.glob<PageTranslation>('./pages/**/??.ts', { eager: true })
const deviceFiles = import.meta.glob<DeviceTranslation>('./device-pages/??.ts', {
  eager: true,
  import: 'words',
})

/** Returns the folder below `ui/content/pages`: the path, `product` for `{product}`, `home` for the landing page. */
export const folderOf = (path: SitePath): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('{product}', 'product')

const fileOf = <File>(files: Readonly<Record<string, File>>, path: string): File => {
  const file = files[`./${path}`]
  if (file === undefined) throw new Error(`ui/content/${path} does not exist`)
  return file
}

const byPath = <Value>(valueOf: (path: SitePath) => Value): Readonly<Record<SitePath, Value>> =>
  Object.fromEntries(sitePaths.map((path) => [path, valueOf(path)])) as Record<SitePath, Value>

/** The structure of every page that is written by hand. */
export const sitePages = byPath((path) => fileOf(pageFiles, `pages/${folderOf(path)}/page.ts`))

/** The words of every public page in one language. */
export type PageTranslations = {
  readonly pages: Readonly<Record<SitePath, PageTranslation>>
  readonly devices: DeviceTranslation
}

const translationsIn = (language: Language): PageTranslations => ({
  pages: byPath((path) => fileOf(languageFiles, `pages/${folderOf(path)}/${language}.ts`)),
  devices: fileOf(deviceFiles, `device-pages/${language}.ts`),
})

/** The words of every public page. A page without a file for a language stops the build. */
export const pageTranslations: Readonly<Record<Language, PageTranslations>> = {
  es: translationsIn('es'),
  en: translationsIn('en'),
}

const deviceMenu = deviceListNames.map(
  (list) => [pathOfFilter({ by: 'all', list }), devicePages.menu] as const,
)

const placed: readonly (readonly [PageRoute, MenuPlace | undefined])[] = [
  ...sitePaths.map((path) => [path, sitePages[path].menu] as const),
  ...deviceMenu,
]

const pagesIn = (group: MenuPlace['group']): readonly PageRoute[] =>
  placed
    .flatMap(([path, menu]) => (menu?.group === group ? [{ path, place: menu.place }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ path }) => path)

/** The pages of each menu, in order; the first is the overview of its group. */
export const siteMenu = menuGroups.map((group) => ({ group, paths: pagesIn(group) }))

/** The legal pages, in the order of the footer. */
export const legalPages = pagesIn('legal')

/** Checks whether a page is written by hand. */
export const isWritten = (path: PageRoute): path is SitePath => Object.hasOwn(sitePages, path)

/** Returns what is special about a page: nothing about those of devices. */
export const structureOf = (path: PageRoute): Omit<SitePage, 'sections'> =>
  isWritten(path) ? sitePages[path] : {}
