import type { Drawings } from './drawing.ts'
import { HomePhone } from './home-phone.tsx'
import { GigSteps, LinePrices, SharedLine, SwitchDebts } from './mobile-data.tsx'
import {
  BorrowedPhone,
  EndlessSpool,
  MobileFamily,
  NewPhone,
  NumberMove,
  WalkingString,
} from './mobile-people.tsx'
import { CheckedPhone, DialedPhone, OldPhone, PadlockPhone } from './mobile-phones.tsx'
import { HillAntenna, WallsSignal } from './mobile-signal.tsx'
import { GalaxyTrio, TradeTable } from './mobile-trade.tsx'
import { PlaneWindow, Suitcase } from './mobile-travel.tsx'
import { CallingClock, CallingLine, HomePhoneDark } from './phone-calls.tsx'

export const mobilePictures: Drawings = {
  homePhone: { Drawing: HomePhone },
  homePhoneDark: { Drawing: HomePhoneDark },
  callingLine: { Drawing: CallingLine, width: 640, height: 230 },
  callingClock: { Drawing: CallingClock },
  mobileFamily: { Drawing: MobileFamily, width: 800 },
  numberMove: { Drawing: NumberMove },
  linePrices: { Drawing: LinePrices },
  gigSteps: { Drawing: GigSteps },
  switchDebts: { Drawing: SwitchDebts },
  sharedLine: { Drawing: SharedLine },
  endlessSpool: { Drawing: EndlessSpool },
  newPhone: { Drawing: NewPhone },
  borrowedPhone: { Drawing: BorrowedPhone },
  walkingString: { Drawing: WalkingString },
  planeWindow: { Drawing: PlaneWindow },
  suitcase: { Drawing: Suitcase },
  hillAntenna: { Drawing: HillAntenna },
  wallsSignal: { Drawing: WallsSignal },
  oldPhone: { Drawing: OldPhone },
  padlockPhone: { Drawing: PadlockPhone },
  galaxyTrio: { Drawing: GalaxyTrio },
  tradeTable: { Drawing: TradeTable, width: 800 },
  dialedPhone: { Drawing: DialedPhone },
  checkedPhone: { Drawing: CheckedPhone },
}
