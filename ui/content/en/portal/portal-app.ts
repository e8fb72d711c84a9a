import type * as Spanish from '#ui/content/es/portal/portal-app.ts'
import type { Translation } from '#ui/content/language.ts'

export const portalNotices: Translation<typeof Spanish.portalNotices> = {
  accountChanged: 'You chose another account in another tab. This page now shows that account.',
  changeMoved: 'The amounts changed while you were on this page. Check them again before you confirm.',
  changeWithdrawn: 'We undid the change. Your service stays as it was.',
  visitMoved: 'The visit has a new date. We sent it to you by e-mail.',
  visitCancelled: 'The visit is cancelled. We confirm it to you by e-mail.',
  autoPayEnded: 'You ended automatic payments. We confirm it to you by e-mail.',
  autoPayStarted: 'You turned on automatic payments. We confirm it to you by e-mail.',
}

export const portalSessionWords: Translation<typeof Spanish.portalSessionWords> = {
  title: 'Are you still here?',
  body: 'For your security we close your account after a while without use. What you selected stays saved in this tab.',
  stay: 'Stay here',
  staying: 'Keeping your session',
  left: (minutes) => (minutes <= 1 ? 'Less than a minute left.' : `${minutes} minutes left.`),
}
