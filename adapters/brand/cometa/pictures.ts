import type { PagePictures } from '#core/brand/illustration.ts'
import * as companyHelp from './pictures/company-help.ts'
import * as companyLegal from './pictures/company-legal.ts'
import * as companyMobileHelp from './pictures/company-mobile-help.ts'
import * as companyPlaces from './pictures/company-places.ts'
import * as homePhone from './pictures/home-phone.ts'
import * as internetPeople from './pictures/internet-people.ts'
import * as internetPlans from './pictures/internet-plans.ts'
import * as internetSpeed from './pictures/internet-speed.ts'
import * as internetWifi from './pictures/internet-wifi.ts'
import * as mobilePeople from './pictures/mobile-people.ts'
import * as mobilePhones from './pictures/mobile-phones.ts'
import * as mobileSignal from './pictures/mobile-signal.ts'
import * as mobileTrade from './pictures/mobile-trade.ts'
import * as mobileTravel from './pictures/mobile-travel.ts'
import * as packages from './pictures/packages.ts'
import * as packagesPeople from './pictures/packages-people.ts'
import * as packagesThings from './pictures/packages-things.ts'
import * as phoneCalls from './pictures/phone-calls.ts'
import * as semHomes from './pictures/sem-homes.ts'
import * as semServices from './pictures/sem-services.ts'
import * as tvHouse from './pictures/tv-house.ts'
import * as tvOutdoors from './pictures/tv-outdoors.ts'
import * as tvRooms from './pictures/tv-rooms.ts'
import * as tvScreens from './pictures/tv-screens.ts'
import * as tvThings from './pictures/tv-things.ts'

/** The drawings of the public pages. */
export const pictures: PagePictures = {
  ...companyHelp,
  ...companyLegal,
  ...companyMobileHelp,
  ...companyPlaces,
  ...homePhone,
  ...internetPeople,
  ...internetPlans,
  ...internetSpeed,
  ...internetWifi,
  ...mobilePeople,
  ...mobilePhones,
  ...mobileSignal,
  ...mobileTrade,
  ...mobileTravel,
  ...packages,
  ...packagesPeople,
  ...packagesThings,
  ...phoneCalls,
  ...semHomes,
  ...semServices,
  ...tvHouse,
  ...tvOutdoors,
  ...tvRooms,
  ...tvScreens,
  ...tvThings,
}
