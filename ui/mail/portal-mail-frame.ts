import { portalSteps } from '#core/routes/portal-steps.ts'
import { mailWords } from '#ui/content/es/shared/mail.ts'
import { changeMailWords as words } from '#ui/content/es/shared/portal-mail.ts'
import type { MailBlock } from './mail.ts'
import type { Store } from './order-mails.ts'
import { homeAt, pageAt } from './store-links.ts'

/** Returns the footer of every e-mail about an account. */
export const portalFooter = ({ brand, origin }: Store): readonly MailBlock[] => [
  { kind: 'paragraph', text: words.why(brand.name) },
  {
    kind: 'link',
    text: mailWords.call(brand.phones.service.shown),
    href: `tel:${brand.phones.service.dial}`,
  },
  { kind: 'link', text: mailWords.store, href: homeAt(origin) },
  { kind: 'paragraph', text: brand.legalName },
]

/** Returns the link to the account in the portal. */
export const accountLink = ({ origin }: Store): MailBlock => ({
  kind: 'link',
  text: words.account,
  href: pageAt(origin, portalSteps.services.path),
})
