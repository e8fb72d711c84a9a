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
  retailTransId: 'retailTransId',
  locationKey: 'referrerlocationkey',
  campaignDate: 'campaigndategenerated',
  chatIntent: 'iva_intent',
} as const

/** The other parameters of a link into the shop: source (LOC-21), transfer code (CRT-14) and SKU (MOB-36). */
export const visitParameters = {
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
