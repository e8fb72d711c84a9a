import { CallCenter, ModemLegend, ModemLights, OrderTrail, Untangle } from './company-help.tsx'
import { CookieJar, HouseNumber, WideDoor } from './company-legal.tsx'
import { LostPhone, SimSwap } from './company-mobile-help.tsx'
import { Bakery, FloorPlan, PocketHome, Storefront } from './company-places.tsx'
import type { Drawings } from './drawing.ts'

export const companyPictures: Drawings = {
  cookieJar: { Drawing: CookieJar },
  wideDoor: { Drawing: WideDoor },
  houseNumber: { Drawing: HouseNumber },
  modemLights: { Drawing: ModemLights },
  modemLegend: { Drawing: ModemLegend },
  callCenter: { Drawing: CallCenter },
  untangle: { Drawing: Untangle },
  orderTrail: { Drawing: OrderTrail },
  simSwap: { Drawing: SimSwap },
  lostPhone: { Drawing: LostPhone },
  storefront: { Drawing: Storefront, width: 800 },
  bakery: { Drawing: Bakery, width: 800 },
  floorPlan: { Drawing: FloorPlan },
  pocketHome: { Drawing: PocketHome },
}
