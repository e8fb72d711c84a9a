import type { LineOfBusiness } from '#core/catalog/offer.ts'

const icons: Readonly<Record<LineOfBusiness, string>> = {
  Internet: 'wifi',
  TV: 'screen',
  Voice: 'receiver',
  Mobile: 'phone',
}

/** Returns the icon of an application: that of its service, or a bill for one that serves several. */
export const appIcon = ([line, ...others]: readonly LineOfBusiness[]): string =>
  line === undefined || others.length > 0 ? 'receipt' : icons[line]
