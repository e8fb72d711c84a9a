import type { Drawings } from './drawing.ts'
import { Compare, KitchenForm, NightCall, Sharing, Student, Visit } from './internet-people.tsx'
import { CometCity, Family, FiveYears, PlanKites, Street } from './internet-plans.tsx'
import { BusyHome, ByCable, Cinema, ClothesLines, Gauge, Underground } from './internet-speed.tsx'
import { FloorPlan, Hallway, Pause, Shelf, Umbrella } from './internet-wifi.tsx'

export const internetPictures: Drawings = {
  internetStreet: { Drawing: Street, width: 640, height: 230 },
  internetPlanKites: { Drawing: PlanKites },
  internetFamily: { Drawing: Family },
  internetCometCity: { Drawing: CometCity },
  internetFiveYears: { Drawing: FiveYears, width: 360 },
  internetStudent: { Drawing: Student },
  internetSharing: { Drawing: Sharing },
  internetKitchenForm: { Drawing: KitchenForm },
  internetCompare: { Drawing: Compare },
  internetVisit: { Drawing: Visit },
  internetNightCall: { Drawing: NightCall },
  internetGauge: { Drawing: Gauge },
  internetByCable: { Drawing: ByCable },
  internetBusyHome: { Drawing: BusyHome },
  internetClothesLines: { Drawing: ClothesLines },
  internetCinema: { Drawing: Cinema },
  internetUnderground: { Drawing: Underground, width: 640, height: 230 },
  internetFloorPlan: { Drawing: FloorPlan, width: 640, height: 260 },
  internetShelf: { Drawing: Shelf },
  internetPause: { Drawing: Pause },
  internetUmbrella: { Drawing: Umbrella },
  internetHallway: { Drawing: Hallway },
}
