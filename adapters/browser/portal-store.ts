import { either as E, function as F, option as O } from 'fp-ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import { cancelReasons } from '#core/portal/cancel-reason.ts'
import type { ChangeDraft } from '#core/portal/change-draft.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { OptionId } from '#core/portal/retention-option.ts'
import { parseReturnUrl } from '#core/portal/return-url.ts'
import { changeTimings, disclosures, returnMethods } from '#core/portal/service-change.ts'
import { PORTAL_KEY_PREFIX, keysToClear, portalKey } from '#core/portal/storage-key.ts'
import type { PortalStore, StoredPortal } from '#core/ports/portal-draft.ts'
import { branded, list, nullable } from '#adapters/shape/composite.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { integer, literal, text } from '#adapters/shape/shape.ts'

const VERSION = 1
const RECORD_MAX = 10_000
const SERVICES_MAX = 50

/** The storage key of the record (PTL-08). */
export const PORTAL_STORE_KEY: string = F.pipe(
  portalKey('visit'),
  E.getOrElse((): string => `${PORTAL_KEY_PREFIX}visit`),
)

const id = text({ min: 1, max: 100, pattern: /^[A-Za-z0-9._~:-]+$/ })
const serviceId: Shape<ServiceId> = branded(id)
const optionId: Shape<OptionId> = branded(id)
const key: Shape<IdempotencyKey> = branded(
  text({ min: 16, max: 100, pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{15,99}$/ }),
)

type Stored = { readonly version: number; readonly draft: ChangeDraft; readonly returnTo: string | null }

const storedPortal: Shape<Stored> = object<Stored>({
  version: integer({ min: VERSION, max: VERSION }),
  draft: object<ChangeDraft>({
    serviceIds: list(serviceId, { max: SERVICES_MAX }),
    reason: nullable(literal(...cancelReasons)),
    optionId: nullable(optionId),
    timing: literal(...changeTimings),
    returnMethod: literal(...returnMethods),
    read: list(literal(...disclosures), { max: disclosures.length }),
    key: nullable(key),
  }),
  returnTo: nullable(text({ min: 1, max: 2_000 })),
})

const read = (stored: string): O.Option<StoredPortal> =>
  F.pipe(
    stored.length > RECORD_MAX ? O.none : O.tryCatch((): unknown => JSON.parse(stored)),
    O.chain((value) => O.fromEither(storedPortal.codec.decode(value))),
    O.map(({ draft, returnTo }) => ({
      draft,
      // Storage may contain anything: the page is checked again before anything leads there.
      returnTo: returnTo === null ? null : O.toNullable(O.fromEither(parseReturnUrl(returnTo, ''))),
    })),
  )

/** The methods of a browser's storage that the portal uses. */
export type PortalTabStore = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Creates the store of a visit to the portal over the tab's storage, as a versioned record. Access itself may throw
 * (blocked cookies), so the storage is accessed at each use. Any other content counts as nothing stored.
 */
export const createPortalStore = (reach: () => PortalTabStore): PortalStore => {
  const attempt = <A>(use: (store: PortalTabStore) => A): O.Option<A> => O.tryCatch(() => use(reach()))
  return {
    load: () =>
      F.pipe(
        attempt((store) => store.getItem(PORTAL_STORE_KEY)),
        O.chain(O.fromNullable),
        O.chain(read),
        O.toNullable,
      ),
    save: ({ draft, returnTo }) =>
      void attempt((store) =>
        store.setItem(
          PORTAL_STORE_KEY,
          JSON.stringify(storedPortal.codec.encode({ version: VERSION, draft, returnTo })),
        ),
      ),
    clear: () =>
      void attempt((store) => {
        const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
        keysToClear(keys).forEach((name) => store.removeItem(name))
      }),
  }
}
