/**
 * The codes of an address look-up. The specification gives 601; the other values are chosen here, in one place: 1xx can
 * buy, 2xx bulk buildings, 3xx other stores, 6xx problems of the address (LOC-01).
 */
export const responseCodes = {
  serviceable: '100',
  gisBluePreSale: '110',
  gisGreenNotInBiller: '120',
  existingCoverage: '130',
  bulk1: '201',
  bulk2: '202',
  webLead: '301',
  gisWebload: '302',
  commercial: '310',
  addressNotFound: '600',
  unitNotFound: '601',
  multipleUnits: '602',
  activeLocation: '603',
  notServiceable: '604',
} as const

export type ResponseCode = (typeof responseCodes)[keyof typeof responseCodes]

export const isBulkCode = (code: ResponseCode): boolean =>
  code === responseCodes.bulk1 || code === responseCodes.bulk2
