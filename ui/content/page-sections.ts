import type { PageRoute } from '#core/routes/site-pages.ts'
import type { PageSection } from '#core/template/page-record.ts'
import type { Action, Card, LinkTarget, OpeningLayout } from '#core/template/section-parts.ts'
import type { Titled } from './word-lists.ts'

type OpeningWords<Name extends string> = {
  readonly title: string
  readonly lead: string
  /** The text alternative of the picture. */
  readonly picture: string
  readonly actions?: Readonly<Record<Name, string>>
}

/** Writes links in the order of their targets, each with the label of its name. */
export const links = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  targets: Readonly<Record<Name, LinkTarget>>,
): readonly Action[] =>
  (Object.keys(targets) as Name[]).map((name) => ({ label: labels[name], to: targets[name] }))

/** Writes cards in the order of their links, each with the words of its name. */
export const linkCards = <Name extends string>(
  words: Readonly<Record<Name, { readonly title: string; readonly body: string; readonly link: string }>>,
  targets: Readonly<Record<Name, { readonly icon?: string; readonly to: LinkTarget }>>,
): readonly Card[] =>
  (Object.keys(targets) as Name[]).map((name) => {
    const { to, icon } = targets[name]
    const link = { label: words[name].link, to }
    return { ...words[name], ...(icon === undefined ? {} : { icon }), link }
  })

/** Writes cards with an icon each, in order. Throws if a language has another number, which stops the build. */
export const iconCards = (
  words: Omit<PageSection<'cards'>, 'kind' | 'cards' | 'tone'> & { readonly cards: readonly Titled[] },
  icons: readonly string[],
  options: Pick<PageSection<'cards'>, 'tone'> = {},
): PageSection => {
  if (words.cards.length !== icons.length)
    throw new Error(`${words.heading}: ${String(words.cards.length)} texts, ${String(icons.length)} icons`)
  const cards = words.cards.map((text, at) => ({ ...text, icon: icons[at] ?? '' }))
  return { kind: 'cards', ...words, cards, ...options }
}

/** Writes the opening of a page with its picture, and the links that its words name. */
export const opening = <Name extends string = never>(
  words: OpeningWords<Name>,
  layout: OpeningLayout,
  picture: string,
  targets: Readonly<Record<Name, LinkTarget>>,
  options: Pick<PageSection<'opening'>, 'offer' | 'hasAddressForm'> = {},
): PageSection => ({
  kind: 'opening',
  ...words,
  layout,
  picture: { name: picture, alt: words.picture },
  actions: links((words.actions ?? {}) as Readonly<Record<Name, string>>, targets),
  ...options,
})

/** Writes the links to further pages. */
export const pages = (words: { readonly heading: string }, paths: readonly PageRoute[]): PageSection => ({
  kind: 'pages',
  ...words,
  pages: paths,
})
