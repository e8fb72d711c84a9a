import type { PhoneLine } from '../shared/phone-line.ts'
import type { Brand } from './brand.ts'
import type { BrandFault } from './brand-fault.ts'
import { faultIf } from './brand-fault.ts'
import type { LabelFacts } from '../label/label-facts.ts'
import type { OpeningHours } from './opening-hours.ts'

/** A number of the North American Numbering Plan in dialable form: area code and exchange begin with 2 to 9. */
const DIAL = /^\+1[2-9]\d{2}[2-9]\d{6}$/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Area codes and exchanges such as 911 reach services and no line. */
const isService = (dial: string): boolean => dial.slice(3, 5) === '11' || dial.slice(6, 8) === '11'

const lineFaults = (file: string, key: string, { dial, shown }: PhoneLine): readonly BrandFault[] => {
  const isNumber = DIAL.test(dial) && !isService(dial)
  return [
    ...faultIf(
      !isNumber,
      file,
      `${key}.dial`,
      `is «${dial}», not a number of the United States such as +18005550142`,
    ),
    ...faultIf(
      isNumber && ![dial.slice(1), dial.slice(2)].includes(digitsOf(shown)),
      file,
      `${key}.shown`,
      `is «${shown}», but the number dialled is ${dial}`,
    ),
  ]
}

const DAYS = 6
const NIGHT_HOUR = 30

const hoursFaults = (
  key: string,
  { fromDay, toDay, fromHour, toHour }: OpeningHours,
): readonly BrandFault[] => [
  ...faultIf(
    !(0 <= fromDay && fromDay <= toDay && toDay <= DAYS),
    'identity.ts',
    key,
    `are of days ${fromDay} to ${toDay}; days count from Sunday, 0, to Saturday, ${DAYS}`,
  ),
  ...faultIf(
    !(0 <= fromHour && fromHour < toHour && toHour <= NIGHT_HOUR),
    'identity.ts',
    key,
    `are from ${fromHour} to ${toHour} h; they begin before they end`,
  ),
]

/** Returns the faults of the telephone numbers of a brand, and of their hours (BRD-04). */
export const phoneFaults = (brand: Brand, labelFacts: LabelFacts): readonly BrandFault[] => {
  const { phones, business, hours, partners = [], site } = brand
  return [
    ...lineFaults('identity.ts', 'phones.sales', phones.sales),
    ...lineFaults('identity.ts', 'phones.service', phones.service),
    ...lineFaults('identity.ts', 'business.phone', business.phone),
    ...partners.flatMap(({ id, phone }) => lineFaults('brand.ts', `partners.${id}.phone`, phone)),
    ...site.stores.flatMap(({ id, phone }) => lineFaults('site.ts', `stores.${id}.phone`, phone)),
    ...faultIf(
      labelFacts.supportPhone !== phones.service.shown,
      'label.ts',
      'supportPhone',
      `is «${labelFacts.supportPhone}», but phones.service.shown of identity.ts is «${phones.service.shown}»`,
    ),
    ...hoursFaults('hours.sales', hours.sales),
    ...hoursFaults('hours.service', hours.service),
    ...(hours.mobileSales === null ? [] : hoursFaults('hours.mobileSales', hours.mobileSales)),
    ...hoursFaults('business.hours', business.hours),
  ]
}
