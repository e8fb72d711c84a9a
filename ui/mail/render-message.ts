import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { CalendarEvent, OutgoingMessage, RenderedMessage } from '#core/ports/message-sender.ts'
import { codeMail } from '#ui/content/es/shared/mail.ts'
import { visitEvent } from '#ui/content/es/shared/visit-event.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import { followUpReceived, serviceAvailable } from './follow-up-mails.ts'
import type { Mail } from './mail.ts'
import { mailDesign, mailHtml, type BrandArt, type MailDesign } from './mail-document.tsx'
import { mailText } from './mail-text.ts'
import { outcomeDrawings } from './outcome-drawings.ts'
import {
  accountCode,
  identityChanged,
  identityCode,
  identityLocked,
  orderConfirmed,
  orderDeclined,
  statusCode,
} from './order-mails.ts'
import { autoPayOf, changeOf } from './portal-mails.ts'
import { visitChangeEvent, visitChangeOf } from './portal-visit-mails.ts'
import type { Store } from './store-links.ts'

/** The store that sends messages. `origin`: its scheme and host; every link begins with it. */
export type MailParts = Store & BrandArt

/** Returns the installation visit as a calendar event, with an id that stays the same for the order. */
const visitOf = (
  { receipt, place, visitAt }: Extract<OrderMessage, { readonly kind: 'orderConfirmed' }>,
  { brand, origin }: Store,
): CalendarEvent | null =>
  visitAt === null
    ? null
    : {
        ...visitAt,
        ...visitEvent({
          brandName: brand.name,
          phone: brand.phones.service.shown,
          host: new URL(origin).hostname,
          orderNumber: receipt.orderNumber,
          isSiteVisit: receipt.isSiteVisit,
          address: place === null ? null : serviceAddressText(place),
        }),
        toldAt: receipt.placedAt,
      }

const rendererOf =
  (parts: MailParts, design: MailDesign) =>
  (content: OutgoingMessage, id: string): RenderedMessage => {
    const email = (to: string, mail: Mail, event: CalendarEvent | null = null): RenderedMessage => ({
      kind: 'email',
      id,
      to,
      subject: mail.subject,
      text: mailText(mail),
      html: mailHtml({ mail, brandName: parts.brand.name, design, outcome: outcomeDrawings[content.kind] }),
      event,
    })
    switch (content.kind) {
      case 'orderConfirmed':
        return email(content.email, orderConfirmed(content, parts), visitOf(content, parts))
      case 'orderDeclined':
        return email(content.email, orderDeclined(content, parts))
      case 'accountCode':
        return email(content.email, accountCode(content, parts))
      case 'identityCode':
        return email(content.email, identityCode(content, parts))
      case 'identityChanged':
        return email(content.email, identityChanged(content, parts))
      case 'identityLocked':
        return email(content.email, identityLocked(content, parts))
      case 'followUpReceived':
        return email(content.email, followUpReceived(content, parts))
      case 'serviceAvailable':
        return email(content.email, serviceAvailable(content, parts))
      case 'changeRequested':
      case 'changeWithdrawn':
      case 'changeDone':
        return email(content.email, changeOf(content, parts))
      case 'visitMoved':
      case 'visitCancelled':
        return email(content.email, visitChangeOf(content, parts), visitChangeEvent(content, parts))
      case 'autoPayEnded':
      case 'autoPayStarted':
        return email(content.email, autoPayOf(content, parts))
      default:
        return content.to.channel === 'sms'
          ? { kind: 'sms', id, to: content.to.phone, text: codeMail.sms(parts.brand.name, content.code) }
          : email(content.to.email, statusCode(content, parts))
    }
  }

/** Creates a renderer of messages in a language (MSG-01): e-mail as HTML and equal plain text, or text message. */
export const createRenderer = (parts: MailParts) => perLanguage(rendererOf(parts, mailDesign(parts)))
