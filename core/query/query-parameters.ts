/** The parameters of an address, as a plain form sends them (ADR-13, RTE-02). */
export const addressParameters = { street: 'a', unit: 'aptnum', zip: 'zip' } as const

/** The parameters that fill the address form (ADR-13). */
export const prefillParameters = { ...addressParameters, fullAddress: 'full_address' } as const

/** The parameters for marketing on a landing page (AFF-05). */
export const marketingParameters = {
  vParam: 'vParam',
  affiliate: 'affpn',
  campaign: 'cmp',
  offerId: 'offerid',
  customerStatus: 'customerstatus',
  locationKey: 'referrerlocationkey',
  campaignDate: 'campaigndategenerated',
  chatIntent: 'iva_intent',
} as const

/** The other parameters of a link into the shop: retail number (LOC-23), source (LOC-21), transfer code (CRT-14) and SKU (MOB-36). */
export const visitParameters = {
  retailTransId: 'retailTransId',
  source: 'source',
  code: 'code',
  sku: 'sku',
} as const

/** The parameter of the error page. */
export const errorParameters = { message: 'message' } as const

/** The parameter of the not-found page (MET-03). */
export const missingPageParameters = { page: 'page' } as const

/** The parameter by which a link chooses a language (SES-09). */
export const languageParameters = { language: 'language' } as const

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

/** The fields of the switch calculator (MOB-14, MOB-15). Each debt has the name with its number. */
export const switchParameters = { debt: 'debe', month: 'mes' } as const

/** The fields of the trade-in check (MOB-12). */
export const tradeInParameters = {
  paidOff: 'pagado',
  powersOn: 'enciende',
  noLiquidDamage: 'seco',
  factoryReset: 'reiniciado',
} as const

/** The parameters of the path that starts a login (PTL-03). */
export const loginParameters = { returnTo: 'return', step: 'step' } as const

/** The parameter with which the identity provider sends a customer back. The client of OpenID Connect reads the other ones. */
export const loginCallbackParameters = { code: 'code' } as const

/** The parameter of the page on which the buyer of an order creates a login. */
export const signUpParameters = { order: 'order' } as const

/** The path of the shown page in a template engine, and the mark of a sent form: without a checked box it sends no other field (GRD-14). */
export const engineParameters = { page: 'page', sent: 'sent' } as const
