import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { servicesWords } from '#ui/features/portal/services/es.ts'
import { agentWords } from '#ui/features/portal/agent/es.ts'
import { balanceWords } from '#ui/features/portal/balance-details/es.ts'
import { billingCycleWords } from '#ui/content/es/portal/billing-cycle.ts'
import { cancelReviewWords, pendingWords } from '#ui/content/es/portal/change-review.ts'
import { disclosuresWords } from '#ui/content/es/portal/disclosures.ts'
import { accountChoiceWords, portalLoginWords, portalMfaWords } from '#ui/content/es/portal/entry.ts'
import { portalSessionWords } from '#ui/content/es/portal/portal-app.ts'
import { withdrawnTitles } from '#ui/content/es/portal/portal-frame.ts'
import { portalTroubleWords } from '#ui/features/portal/portal-trouble/es.ts'
import { reasonsWords } from '#ui/content/es/portal/reasons.ts'
import { acceptWords, optionsWords } from '#ui/content/es/portal/retention-options.ts'
import { switchingWords } from '#ui/content/es/portal/switching.ts'
import { troubleshootingWords } from '#ui/features/portal/troubleshooting/es.ts'

const { screens: troubles } = portalTroubleWords

const services = new RegExp(`^${servicesWords.title('')}`)

/** The headings of the portal by state, those of dialogs first. Null: the first page is not known yet. */
export const portalHeadings: Readonly<Record<string, string | RegExp | null>> = {
  'session.ending': portalSessionWords.title,
  'task.loadingWindows': moveVisitWords.moving.title,
  'task.movingVisit': moveVisitWords.moving.title,
  'page.restoring': null,
  'page.inside.loading.overview': null,
  'page.inside.loading.options': reasonsWords.title,
  'page.inside.loading.preview': reasonsWords.title,
  'page.accounts': accountChoiceWords.title,
  'page.inside.visiting.services': services,
  'page.inside.visiting.balanceDetails': balanceWords.title,
  'page.inside.visiting.agent': agentWords.title,
  'page.inside.visiting.reasons': reasonsWords.title,
  'page.inside.visiting.troubleshooting': troubleshootingWords.title,
  'page.inside.visiting.switching': switchingWords.title,
  'page.inside.visiting.options': optionsWords.title,
  'page.inside.visiting.additionalOption': optionsWords.otherTitle,
  'page.inside.visiting.optionAccept': acceptWords.terms,
  'page.inside.visiting.billingCycle': billingCycleWords.title,
  'page.inside.visiting.disclosures': disclosuresWords.title,
  'page.inside.visiting.serviceConfirmation': cancelReviewWords.title,
  'page.inside.acceptPending': pendingWords.optionTitle,
  'page.inside.servicePending': new RegExp(`${pendingWords.cancelTitle}|${withdrawnTitles.servicePending}`),
  'page.inside.failed': new RegExp(`${troubles.somethingWentWrong.title}|\\${reasonsWords.title}`),
  'page.outside.login': portalLoginWords.title,
  'page.outside.mfa': portalMfaWords.title,
  'page.outside.error': troubles.error.title,
  'page.outside.nonAuthorizedUser': troubles.nonAuthorizedUser.title,
  'page.outside.somethingWentWrong': troubles.somethingWentWrong.title,
  'page.outside.exit': troubles.exit.title,
  'page.request': acceptWords.terms,
  'page.signOut.signingOut': portalLoginWords.title,
  'page.signOut.unsigned': troubles.unsigned.title,
  'page.leaving': troubles.exit.title,
}

/** The states whose page says in its own words what failed. */
export const portalTroubles: readonly string[] = [
  'page.inside.failed + session.closed',
  'page.request',
  'page.signOut.unsigned',
]
