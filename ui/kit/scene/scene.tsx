import type { ReactElement } from 'react'
import { Bulk, BulkIncluded, MultipleUnits, UnitNotFound } from './scene-building.tsx'
import { AddressNotFound, NotServiceable, WebLead } from './scene-away.tsx'
import { AccountBroken, AccountError, AccountExit, NotAuthorized } from './scene-account-trouble.tsx'
import { AccountChoice, AccountCode, AccountLogin, NoBills } from './scene-account.tsx'
import { SceneFrame } from './scene-frame.tsx'
import { Hero } from './scene-hero.tsx'
import { Confirmation, EnterAddress, Serviceable } from './scene-home.tsx'
import { Bundle, ExistingCustomer, ServiceSelection } from './scene-offer.tsx'
import { Payment, Schedule } from './scene-order.tsx'
import { ActiveLocation, Commercial, PreSale } from './scene-street.tsx'
import { EmptyCart, NotFound, ProviderDown, SessionExpired } from './scene-trouble.tsx'

export type SceneName =
  | 'hero'
  | 'serviceable'
  | 'bundle'
  | 'serviceSelection'
  | 'bulkIncluded'
  | 'bulk'
  | 'existingCustomer'
  | 'activeLocation'
  | 'unitNotFound'
  | 'multipleUnits'
  | 'addressNotFound'
  | 'notServiceable'
  | 'webLead'
  | 'preSale'
  | 'commercial'
  | 'enterAddress'
  | 'confirmation'
  | 'providerDown'
  | 'notFound'
  | 'sessionExpired'
  | 'emptyCart'
  | 'schedule'
  | 'payment'
  | 'accountLogin'
  | 'accountCode'
  | 'accountChoice'
  | 'noBills'
  | 'accountError'
  | 'notAuthorized'
  | 'accountBroken'
  | 'accountExit'

export type SceneProps = {
  readonly name: SceneName
  /** The description for screen readers. Without it the drawing is decoration. */
  readonly title?: string | undefined
}

const drawing: Readonly<Record<SceneName, () => ReactElement>> = {
  hero: Hero,
  serviceable: Serviceable,
  bundle: Bundle,
  serviceSelection: ServiceSelection,
  bulkIncluded: BulkIncluded,
  bulk: Bulk,
  existingCustomer: ExistingCustomer,
  activeLocation: ActiveLocation,
  unitNotFound: UnitNotFound,
  multipleUnits: MultipleUnits,
  addressNotFound: AddressNotFound,
  notServiceable: NotServiceable,
  webLead: WebLead,
  preSale: PreSale,
  commercial: Commercial,
  enterAddress: EnterAddress,
  confirmation: Confirmation,
  providerDown: ProviderDown,
  notFound: NotFound,
  sessionExpired: SessionExpired,
  emptyCart: EmptyCart,
  schedule: Schedule,
  payment: Payment,
  accountLogin: AccountLogin,
  accountCode: AccountCode,
  accountChoice: AccountChoice,
  noBills: NoBills,
  accountError: AccountError,
  notAuthorized: NotAuthorized,
  accountBroken: AccountBroken,
  accountExit: AccountExit,
}

/** The drawing of a situation. */
export const Scene = ({ name, title }: SceneProps) => {
  const Drawing = drawing[name]
  return (
    <SceneFrame name={name} title={title}>
      <Drawing />
    </SceneFrame>
  )
}
