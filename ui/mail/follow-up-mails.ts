import type { FollowUpMessage, ServiceMessage } from '#core/follow-up/follow-up-message.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import {
  followUpMail,
  followUpMailWords as words,
  serviceMail,
} from '#ui/content/es/shared/follow-up-mail.ts'
import { addressText, dateText } from '#ui/content/format.ts'
import { footerOf, pageAt, type Store } from './store-links.ts'
import type { Mail, MailBlock, MailRow } from './mail.ts'

const factsOf = ({ address, expectedOn }: FollowUpMessage): readonly MailBlock[] => {
  const rows: readonly MailRow[] = [
    ...(address === null ? [] : [{ label: words.address, value: addressText(address) }]),
    ...(expectedOn === null ? [] : [{ label: words.expectedOn, value: dateText(expectedOn) }]),
  ]
  return rows.length === 0 ? [] : [{ kind: 'rows', rows }]
}

/** Returns the confirmation of an address request: what was stored, what follows, how to withdraw (MSG-08). */
export const followUpReceived = (message: FollowUpMessage, { brand, origin }: Store): Mail => {
  const { subject, preview, heading, lead, steps } = followUpMail[message.followUp]
  const { service } = brand.phones
  return {
    subject: subject(brand.name),
    preview,
    heading,
    blocks: [
      { kind: 'paragraph', text: lead },
      ...factsOf(message),
      { kind: 'heading', text: words.next },
      { kind: 'steps', steps },
      { kind: 'paragraph', text: words.stop(service.shown) },
    ],
    footer: footerOf({ brand, origin }, words.why(brand.name)),
  }
}

/** Returns the e-mail that an address can be served, with a link to its plans (LOC-43). */
export const serviceAvailable = ({ address }: ServiceMessage, { brand, origin }: Store): Mail => ({
  subject: serviceMail.subject(brand.name),
  preview: serviceMail.preview,
  heading: serviceMail.heading,
  blocks: [
    { kind: 'paragraph', text: serviceMail.lead },
    { kind: 'rows', rows: [{ label: words.address, value: addressText(address) }] },
    { kind: 'link', text: serviceMail.plans, href: pageAt(origin, localizationHref(address)) },
    { kind: 'paragraph', text: serviceMail.last },
  ],
  footer: footerOf({ brand, origin }, words.why(brand.name)),
})
