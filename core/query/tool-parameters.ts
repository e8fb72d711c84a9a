/** The parameters of a list of devices, the same in both languages (MOB-22). */
export const deviceListParameters = {
  order: 'orden',
  brand: 'marca',
  monthly: 'al-mes',
  capacity: 'capacidad',
  deal: 'oferta',
  compared: 'comparar',
} as const

/** The parameters of a link that names a device and a color (MOB-21). */
export const deviceParameters = { productName: 'productName', colorName: 'colorName' } as const

/** The fields of the savings calculator, by the names of the specification (section 3). */
export const savingsParameters = {
  type: 'type',
  speedImportance: 'speedImportance',
  mobileLineQty: 'mobileLineQty',
  mobilePlan: 'mobilePlan',
  monthlySpendAtDifferentProvider: 'monthlySpendAtDifferentProvider',
} as const

/** The fields of the data estimator (MOB-24). */
export const dataParameters = { gigabytes: 'gigas', lines: 'lineas', hasInternet: 'internet' } as const

/** The field of the bill comparison: what another provider charges per month. */
export const billParameters = { charged: 'cobran' } as const

/** The fields of the switch calculator (MOB-14, MOB-15). Each debt has the name with its number. */
export const switchParameters = { debt: 'debe', month: 'mes' } as const

/** The fields of the trade-in check (MOB-12). */
export const tradeInParameters = {
  paidOff: 'pagado',
  powersOn: 'enciende',
  noLiquidDamage: 'seco',
  factoryReset: 'reiniciado',
} as const
