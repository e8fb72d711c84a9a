import type * as login from './login-parameters.ts'
import type * as shop from './query-parameters.ts'
import type * as tool from './tool-parameters.ts'

type Groups = typeof shop & typeof tool & typeof login

/** A row of the table: what a parameter means, and its effect where it is not that of its group. */
type Row = readonly [meaning: string, effect?: string]

/** The parameters of one reader: the pages that have them, the function that reads them, and what they do. */
export type QueryParameterGroup<Names> = {
  readonly pages: string
  readonly reader: string
  readonly effect: string
  readonly rows: { readonly [K in keyof Names]: Row }
}

/** The table of all query parameters. A parameter without a row, and a row without a parameter, do not compile. */
export const queryParameterTable: {
  readonly [G in Exclude<keyof Groups, 'addressParameters'>]: QueryParameterGroup<Groups[G]>
} = {
  prefillParameters: {
    pages:
      '`/address/localization`, its channels; without `full_address` also `/address/serviceability-check`, `/outside/web-lead`',
    reader: 'prefilledForm',
    effect: 'fills the address form, which is submitted when the address is complete (ADR-13)',
    rows: {
      street: ['street line'],
      unit: ['unit'],
      zip: ['zip'],
      fullAddress: ['address on one line', 'fills the fields that have no parameter of their own (ADR-13)'],
    },
  },
  marketingParameters: {
    pages: 'every public page, which passes them on (AFF-06); `/address/localization`, its channels',
    reader: 'readMarketing',
    effect: 'is passed on (AFF-06)',
    rows: {
      vParam: [
        'partner of the visit',
        'finds the affiliate id; is part of the address call (AFF-02, LOC-23)',
      ],
      affiliate: [
        'affiliate',
        'tells the official site from the others (AFF-04); a mobile page adds it (GRD-10)',
      ],
      campaign: [
        'campaign, or code of a referral',
        'selects the prices of the campaign (CAT-09) and the referral (REF-01)',
      ],
      offerId: ['offers with their quantities', 'puts them into the cart (AFF-07)'],
      customerStatus: [
        'kind of customer',
        'is part of the address call (LOC-23); a mobile page adds it (GRD-10)',
      ],
      retailTransId: ['number of a retail partner', 'is part of the address call (LOC-23)'],
      locationKey: ['id of the referring customer', 'is part of the referral (REF-01)'],
      campaignDate: ['day on which the link was created', 'limits the referral (REF-02)'],
      chatIntent: ['intent of a chat', 'is sent to the chat (CHT-01)'],
    },
  },
  visitParameters: {
    pages: '`/address/localization`, its channels',
    reader: 'readVisit',
    effect: 'puts it into the cart (MOB-36)',
    rows: {
      source: ['where the address comes from', 'tags the stored address of a returning visitor (LOC-21)'],
      code: ['transfer code', 'opens the cart of another device (CRT-14)'],
      sku: ['variant of a device; also on `/mobile/customize`'],
    },
  },
  errorParameters: {
    pages: '`/error`',
    reader: 'ErrorPage',
    effect: 'selects the text; any other one shows the general text (S16)',
    rows: { message: ['a known message, or its code'] },
  },
  missingPageParameters: {
    pages: '`/not-found`',
    reader: 'sendMissing',
    effect: 'is named by the head of the page (MET-03)',
    rows: { page: ['last segment of the wanted path'] },
  },
  languageParameters: {
    pages: 'pages with one path in both languages',
    reader: 'languageInQuery',
    effect: 'is stored and removed from the url (SES-09)',
    rows: { language: ['`es` or `en`'] },
  },
  deviceListParameters: {
    pages: 'lists of devices',
    reader: 'parseDeviceSearch',
    effect: 'filters the list (MOB-22)',
    rows: {
      order: ['order', 'sorts the list (MOB-22)'],
      brand: ['brand'],
      monthly: ['highest monthly price, in dollars'],
      capacity: ['capacity'],
      deal: ['deal'],
      compared: ['devices, separated by commas', 'compares them (MOB-22)'],
    },
  },
  deviceParameters: {
    pages: '`/detail` of each list of devices',
    reader: 'findDetailPage',
    effect: 'opens the page of the device (MOB-21)',
    rows: { productName: ['name of the device'], colorName: ['name of its color'] },
  },
  savingsParameters: {
    pages: 'pages of the savings calculator',
    reader: 'savingsDocument',
    effect: 'fills the form, which is answered (SAV-01)',
    rows: {
      type: ['services today'],
      speedImportance: ['speed'],
      mobileLineQty: ['number of lines'],
      mobilePlan: ['plan of the lines'],
      monthlySpendAtDifferentProvider: ['monthly spend, in dollars'],
    },
  },
  billParameters: {
    pages: 'the pages under `/sem/why-{product}`',
    reader: 'fillFromQuery',
    effect: 'fills the bill comparison',
    rows: { charged: ['amount in dollars'] },
  },
  dataParameters: {
    pages: '`/mobile/plans/data-by-the-gig`',
    reader: 'fillFromQuery',
    effect: 'fills the data estimator (MOB-24)',
    rows: {
      gigabytes: ['gigabytes per month'],
      lines: ['number of lines'],
      hasInternet: ['`si` with internet'],
    },
  },
  switchParameters: {
    pages: 'pages of the switch calculator',
    reader: 'fillFromQuery',
    effect: 'fills the switch calculator (MOB-14, MOB-15)',
    rows: {
      debt: ['debt of a line, in dollars; the name ends with its number'],
      month: ['month of a cancellation'],
    },
  },
  tradeInParameters: {
    pages: 'pages of the trade-in check',
    reader: 'fillFromQuery',
    effect: 'answers a question of the check (MOB-12)',
    rows: {
      paidOff: ['`si` or `no`: paid off'],
      powersOn: ['`si` or `no`: powers on'],
      noLiquidDamage: ['`si` or `no`: no liquid damage'],
      factoryReset: ['`si` or `no`: reset'],
    },
  },
  loginParameters: {
    pages: '`/outside/account`, `/mobile/login`',
    reader: 'identityRoutes',
    effect:
      'is opened after the login, if it is a page of the portal (PTL-03), or for `/mobile/login` one of the mobile shop (MOB-55)',
    rows: {
      returnTo: ['page of the portal or of the mobile shop'],
      step: ['`mfa` or `security`', 'opens this step of the provider'],
    },
  },
  loginCallbackParameters: {
    pages: '`/outside/account/callback`',
    reader: 'identityRoutes',
    effect: 'is redeemed; the client of OpenID Connect reads the other parameters',
    rows: {
      code: ['authorization code'],
      state: ['login that is answered', 'finds the cookie of its attempt'],
      error: ['why nobody logged in', 'leads back without another attempt'],
    },
  },
  signUpParameters: {
    pages: '`/identity/signup`',
    reader: 'signupRoutes',
    effect: 'fills the form',
    rows: { order: ['number of the order'] },
  },
  engineParameters: {
    pages: 'template engines for operators',
    reader: 'readEngineQuery',
    effect: 'selects the page; the other parameters are the fields of its template (GRD-14)',
    rows: {
      page: ['path of the page'],
      sent: ['mark of a sent form', 'tells an empty form from a first visit (GRD-14)'],
    },
  },
}
