import { CookieJar, HouseNumber, WideDoor } from './company-legal.tsx'
import type { Drawings } from './drawing.ts'

export const companyPictures: Drawings = {
  cookieJar: { Drawing: CookieJar },
  wideDoor: { Drawing: WideDoor },
  houseNumber: { Drawing: HouseNumber },
}
