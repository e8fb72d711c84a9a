import { portalPaths } from '../portal/destination.ts'
import type { PortalPage } from './endpoint.ts'
import type { PortalBlockKey } from './message-key.ts'
import type { PageBlock } from './page-model.ts'
import type { BlockKind } from './section-kind.ts'
import type { Screen } from './page.ts'
import { block } from './page.ts'

type Part = readonly [id: string, kind: BlockKind, key: PortalBlockKey]

type Page = { readonly parts: readonly Part[]; readonly next: string }

const at = (page: PortalPage): string => `${portalPaths.entry}/${page}`

/** Texts of each page and its next page. The account decides the variant of the services (PTL-06, TPL-15). */
const pages: Record<PortalPage, Page> = {
  services: {
    parts: [
      ['eligible', 'variant', 'portal.services.eligible'],
      ['ineligible', 'variant', 'portal.services.ineligible'],
    ],
    next: at('reasons'),
  },
  reasons: {
    parts: [
      ['intro', 'intro', 'portal.reasons.intro'],
      ['reasons', 'choice', 'portal.reasons.choice'],
    ],
    next: at('troubleshooting'),
  },
  troubleshooting: {
    parts: [
      ['intro', 'intro', 'portal.troubleshooting.intro'],
      ['steps', 'notice', 'portal.troubleshooting.steps'],
    ],
    next: at('switching'),
  },
  switching: { parts: [['intro', 'intro', 'portal.switching.intro']], next: at('options') },
  options: {
    parts: [
      ['intro', 'intro', 'portal.options.intro'],
      ['options', 'choice', 'portal.options.choice'],
    ],
    next: at('additional-option'),
  },
  'additional-option': {
    parts: [['option', 'choice', 'portal.additionalOption.choice']],
    next: at('option-accept'),
  },
  'option-accept': {
    parts: [['accept', 'form', 'portal.optionAccept.form']],
    next: at('accept-pending'),
  },
  'balance-details': {
    parts: [['balance', 'summary', 'portal.balanceDetails.summary']],
    next: at('billing-cycle'),
  },
  'billing-cycle': {
    parts: [['cycle', 'notice', 'portal.billingCycle.notice']],
    next: at('disclosures'),
  },
  agent: { parts: [['agent', 'notice', 'portal.agent.notice']], next: portalPaths.services },
  'service-confirmation': {
    parts: [['confirmation', 'summary', 'portal.serviceConfirmation.summary']],
    next: at('service-pending'),
  },
  disclosures: {
    parts: [['disclosures', 'form', 'portal.disclosures.form']],
    next: at('service-confirmation'),
  },
  'accept-pending': {
    parts: [['pending', 'notice', 'portal.acceptPending.notice']],
    next: portalPaths.services,
  },
  'service-pending': {
    parts: [['pending', 'notice', 'portal.servicePending.notice']],
    next: portalPaths.services,
  },
  error: { parts: [['error', 'notice', 'portal.error.notice']], next: portalPaths.login },
  'non-authorized-user': {
    parts: [['not-authorized', 'notice', 'portal.nonAuthorizedUser.notice']],
    next: portalPaths.exit,
  },
}

const partBlock = ([id, kind, key]: Part): PageBlock => block(id, kind, [key])

/** Builds a page of the portal with texts only, without account data (TPL-15). */
export const portalScreen = (page: PortalPage): Screen => {
  const { parts, next } = pages[page]
  return { blocks: parts.map(partBlock), offers: [], flags: {}, summary: null, next }
}
