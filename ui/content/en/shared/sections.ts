import type * as es from '#ui/content/es/shared/sections.ts'
import { counted, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const sectionWords: Translation<typeof es.sectionWords> = {
  period: 'a month',
  each: 'a month each',
  eachLine: 'a month each',
  from: 'From',
  saved: (off) => `You save ${money(off).text}`,
  choose: 'Check my address',
  chooseSpoken: (name) => `Check my address: ${name}`,
  packageDiscount: 'Discount for bundling',
  packageTotal: 'All together, without taxes',
  choosePackage: 'Order this package',
  choosePackageSpoken: (name) => `Order this package: ${name}`,
  limit: (limit) => `Up to ${limit} per account`,
  agreement: 'Read in full',
  otherQuestion: 'Another question?',
  visit: 'Your visit is on',
  seeOrder: 'See my order',
  returning: 'Your order is waiting for you',
  continueOrder: 'Continue my order',
  savedAddress: 'See my saved address',
  orderTabs: 'Who is the service for?',
  homeTab: 'Home',
  businessTab: 'Business',
  perMonthSpoken: (spoken) => `${spoken} a month`,
  everyMonth: 'Every month',
  firstMonths: (months) => (months === 1 ? 'First month' : `First ${counted(months, 'month', 'months')}`),
  fromMonth: (month) => `From month ${month}`,
  until: (first, months, later) => `${first} for ${counted(months, 'month', 'months')}; after that, ${later}`,
  afterEveryMonth: 'every month',
  afterFirstMonths: (months, fromMonth, later) =>
    `for the first ${months === 1 ? 'month' : counted(months, 'month', 'months')}; from month\u00A0${fromMonth},\u00A0${later}`,
}
