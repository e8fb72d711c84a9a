import type { PortalPorts } from './portal.actors.ts'
import { pageState } from './portal.page.ts'
import { sessionState } from './portal.session.ts'
import { portalSetup } from './portal.setup.ts'
import { taskState } from './portal.task.ts'
import { portalStart } from './portal.start.ts'

/**
 * A visit to the customer portal, with a session of its own. The region `page` is where the customer is, `session`
 * watches the session, and `task` is what happens to the account meanwhile.
 */
export const createPortalMachine = (ports: PortalPorts) => {
  const portal = portalSetup(ports)
  return portal.createMachine({
    id: 'portal',
    type: 'parallel',
    context: ({ input: { entry, stored } }) => portalStart(entry, stored),
    states: { page: pageState(portal), session: sessionState(portal), task: taskState(portal) },
  })
}
