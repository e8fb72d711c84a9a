import type { Drawings } from './drawing.ts'
import { Calendar, CrossSection, Leaving, Lines, OldSet, Patio, Truck, TwoDoors } from './sem-homes.tsx'
import { Cord, Keys, Seesaw, Shelf, Sofa, Tiles, Window } from './sem-services.tsx'

export const semPictures: Drawings = {
  semShelf: { Drawing: Shelf },
  semSofa: { Drawing: Sofa },
  semTiles: { Drawing: Tiles },
  semWindow: { Drawing: Window },
  semKeys: { Drawing: Keys },
  semSeesaw: { Drawing: Seesaw, width: 640, height: 230 },
  semCord: { Drawing: Cord },
  semPatio: { Drawing: Patio, width: 640, height: 230 },
  semOldSet: { Drawing: OldSet },
  semTruck: { Drawing: Truck, width: 640, height: 230 },
  semTwoDoors: { Drawing: TwoDoors },
  semCalendar: { Drawing: Calendar },
  semLines: { Drawing: Lines, width: 640, height: 230 },
  semCrossSection: { Drawing: CrossSection },
  semLeaving: { Drawing: Leaving },
}
