import type { VisitMessage } from '#core/portal/portal-message.ts'
import type { CalendarEvent } from '#core/ports/message-sender.ts'
import { visitText } from '#ui/content/es/shared/mail.ts'
import { visitMail, visitMailWords } from '#ui/content/es/shared/portal-mail.ts'
import { visitEvent } from '#ui/content/es/shared/visit-event.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import type { Mail } from './mail.ts'
import { helloTo } from './order-mails.ts'
import { accountLink, footerOf } from './portal-mails.ts'
import type { Store } from './store-links.ts'

/** Returns the e-mail about a visit that has moved or is cancelled (MSG-10). */
export const visitChangeOf = (message: VisitMessage, store: Store): Mail => {
  const { kind, orderNumber, visit, place, firstName } = message
  const { subject, preview, heading, lead, when, steps } = visitMail[kind]
  const { shown } = store.brand.phones.service
  return {
    subject: subject(store.brand.name, orderNumber),
    preview: preview(visitText(visit)),
    heading,
    blocks: [
      ...helloTo(firstName),
      { kind: 'paragraph', text: lead },
      { kind: 'figure', label: visitMailWords.number, value: orderNumber },
      {
        kind: 'rows',
        rows: [
          { label: when, value: visitText(visit) },
          { label: visitMailWords.where, value: serviceAddressText(place) },
        ],
      },
      { kind: 'heading', text: visitMailWords.next },
      { kind: 'steps', steps: steps(shown, orderNumber) },
      accountLink(store),
    ],
    footer: footerOf(store),
  }
}

/** Returns the visit for a calendar, which replaces or takes out the entry of the order (MSG-10). */
export const visitChangeEvent = (message: VisitMessage, { brand, origin }: Store): CalendarEvent => ({
  ...message.visitAt,
  ...visitEvent({
    brandName: brand.name,
    phone: brand.phones.service.shown,
    host: new URL(origin).hostname,
    orderNumber: message.orderNumber,
    isSiteVisit: message.isSiteVisit,
    address: serviceAddressText(message.place),
  }),
  toldAt: message.toldAt,
  sequence: message.sequence,
  ...(message.kind === 'visitCancelled' ? { isCancelled: true } : {}),
})
