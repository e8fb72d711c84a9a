import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import type * as es from './es.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { listText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const back = `we refund it after ${DEPOSIT_MONTHS} months of on-time payments`

export const missingNouns: Translation<typeof es.missingNouns> = {
  riskRequirements: 'the questions about your account',
  installOptions: 'the installation options',
  agreements: 'the agreements',
}

export const checkoutWords: Translation<typeof es.checkoutWords> = {
  heading: 'Your information',
  get loading() {
    return loadingText('Getting your order ready.')
  },
  errorsTitle: (count) =>
    count === 1 ? 'Correct one field to continue' : `Correct ${count} fields to continue`,
  customer: {
    heading: 'Contact',
    firstName: 'First name',
    lastName: 'Last name',
    emailAddress: 'Email',
    emailMeant: (email) => `Did you mean ${email}?`,
    phoneNumber: 'Phone',
    phoneHint: 'To call you about your order.',
    phoneType: 'Type of phone',
    phoneTypeFolded: {
      Mobile: 'It’s a cell phone. Change',
      Home: 'It’s a home phone. Change',
      Work: 'It’s a work phone. Change',
    },
    phoneTypes: { Mobile: 'Cell', Home: 'Home', Work: 'Work' },
  },
  nouns: {
    firstName: 'first name',
    lastName: 'last name',
    emailAddress: 'email',
    phoneNumber: 'phone number',
  },
  phoneTypeMissing: 'Choose a type of phone.',
  risk: {
    heading: 'Your account',
    hint: 'You can continue with any answer.',
    addressOneYear: 'Have you lived at this address for a year or more?',
    answers: { yes: 'Yes', no: 'No' },
    addressOneYearMissing: 'Tell us whether you have lived at this address for a year or more.',
    identificationType: 'What ID do you want to use? (optional)',
    identificationHint: (deposit) =>
      `With a number we run a single credit check. If you give no number and have been here less than a year, you leave a ${deposit} deposit. We return it.`,
    identificationTypeMissing: 'Choose the ID you want to use, or continue without a number.',
    types: {
      SSN: 'Social Security',
      ITIN: 'ITIN',
      EIN: 'Business EIN',
      NONE: 'No number',
    },
    numbers: {
      SSN: { label: 'Social Security number (SSN)', hint: 'Nine digits.' },
      ITIN: { label: 'ITIN', hint: 'Nine digits; the first one is a 9. The IRS issues it.' },
      EIN: { label: 'Business EIN', hint: 'Nine digits. The IRS issues it.' },
    },
    show: 'Show',
    hide: 'Hide',
    ofNumber: 'the number',
    wiped: 'For your security we erased the number. Enter it again.',
    path: ['Encrypted here, before it leaves', 'Checked once', 'Forgotten: it is never stored'],
    record: {
      yes: 'A year or more at this address',
      no: 'Less than a year at this address',
      with: (type) => `With ${type}, without storing the number`,
      without: 'No number',
      change: 'Change',
      ofAnswer: 'the answer',
      keep: 'Keep the previous answer',
    },
  },
  install: {
    heading: 'Installation',
    missing: 'Choose how your service gets installed.',
    saving: 'Updating the total',
    kinds: {
      professional: {
        title: 'Professional installation',
        detail: 'A technician connects the equipment in your home and tests the WiFi with you.',
      },
      self: {
        title: 'Self-installation',
        detail: 'You get the equipment with a step-by-step guide.',
      },
    },
    banner: 'This is where you choose how your service gets installed, as soon as we load the options.',
    free: 'No cost',
    once: 'one time',
    withTax: (tax) => `one time, plus ${tax} tax`,
  },
  agreements: {
    heading: 'Agreements',
    accept: 'I have read and accept: ',
    separator: (isLast) => (isLast ? ' and ' : ', '),
    missing: (titles) => `Accept ${listText(titles)} to continue.`,
    signature: (name) =>
      name === '' ? 'By continuing, you sign with your name.' : `By continuing, you sign as ${name}.`,
    optional: '(optional)',
    read: 'Read in full',
    version: (version) => `Version ${version}`,
  },
  missing: {
    title: (parts) => `We couldn’t load ${listText(parts.map((part) => missingNouns[part]))}`,
    body: 'Your order is still open and nothing was charged. We try again several times, with pauses. You can also try it yourself, or call and we’ll finish it with you.',
    reason: 'You can continue once we load what is missing.',
  },
  submit: 'Continue',
  saving: 'Saving your details',
}

export const riskOutlookWords: Translation<typeof es.riskOutlookWords> = {
  cleared: () => ({ title: 'No deposit', body: 'Today you pay only for your order.' }),
  deposit: (deposit) => ({
    title: `${deposit} deposit`,
    body: `It is added to what you pay today, and ${back}.`,
  }),
  referred: (deposit) => ({
    title: `The ${deposit} deposit is still in your order`,
    body: `Only a number that passes the credit check removes it. If you continue without a number, you pay it today, and ${back}.`,
  }),
  bureauDecides: (deposit) => ({
    title: 'You’ll know before you pay',
    body: `If the credit check passes, you pay no deposit. If not, you pay ${deposit}, and ${back}.`,
  }),
}
