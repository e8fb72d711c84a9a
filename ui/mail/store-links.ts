import type { Brand } from '#core/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { hrefInLanguage } from '#core/session/language-preference.ts'
import { pathIn } from '#core/shared/language.ts'
import { mailWords } from '#ui/content/es/shared/mail.ts'
import { currentLanguage } from '#ui/content/language.ts'
import type { MailBlock } from './mail.ts'

/** The brand of the store and its origin. */
export type Store = { readonly brand: Brand; readonly origin: string }

/** Returns the address of the front page in the current language. */
export const homeAt = (origin: string): string => `${origin}${pathIn(currentLanguage(), paths.home)}`

/** Returns the address of a page that has one path in both languages; it opens in the current language (SES-09). */
export const pageAt = (origin: string, path: string): string => {
  const language = currentLanguage()
  return language === 'es' ? `${origin}${path}` : hrefInLanguage(`${origin}${path}`, language)
}

/** Returns the footer of an e-mail: why it was sent, and how to reach the store. */
export const footerOf = (
  { brand, origin }: Store,
  why: string,
  ...links: readonly MailBlock[]
): readonly MailBlock[] => [
  { kind: 'paragraph', text: why },
  {
    kind: 'link',
    text: mailWords.call(brand.phones.service.shown),
    href: `tel:${brand.phones.service.dial}`,
  },
  ...links,
  { kind: 'link', text: mailWords.store, href: homeAt(origin) },
  { kind: 'paragraph', text: brand.legalName },
]
