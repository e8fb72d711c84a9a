import { opening, pages } from '#ui/content/page-sections.ts'
import { appIcon } from '#ui/content/app-icon.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The applications of the brand. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 50 },
  sections: (words, { brand }) => [
    opening(words.opening, 'split', 'pocketHome', { apps: `#${words.apps.id}`, account: 'account' }),
    {
      kind: 'cards',
      ...words.apps,
      cards: brand.site.apps.map((app) => ({
        icon: appIcon(app.lines),
        title: app.name,
        body: words.app(app),
      })),
    },
    { kind: 'steps', ...words.signIn, layout: 'list' },
    { kind: 'feature', ...words.security, tone: 'sea' },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, [
      '/cable-tv/streaming/{product}-tv-app',
      '/internet/wifi-service',
      '/activate',
      '/support',
      '/contact-{product}',
    ]),
  ],
}
