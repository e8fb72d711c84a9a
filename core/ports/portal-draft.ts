import type { ChangeDraft } from '../portal/change-draft.ts'
import type { PortalReturn } from '../portal/return-url.ts'

/** What a visit to the portal leaves in this tab: what was selected, and the page to which the login returns. Never personal or card data (PTL-26). */
export type StoredPortal = { readonly draft: ChangeDraft; readonly returnTo: PortalReturn | null }

/** Stores a visit to the portal across a reload (PTL-08). Returns null without storage or if the record can't be read. */
export type PortalStore = {
  readonly load: () => StoredPortal | null
  readonly save: (stored: StoredPortal) => void
  /** Removes everything that the portal has stored, and nothing of the shop. */
  readonly clear: () => void
}
