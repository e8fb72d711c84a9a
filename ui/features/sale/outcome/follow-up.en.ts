import { FOLLOW_UP_MAILS, STATEMENT_MAX } from '#core/follow-up/follow-up.ts'
import type * as es from './follow-up.es.ts'
import type { Translation } from '#ui/content/language.ts'

const confirmation = `We send one confirmation email per request, and up to ${FOLLOW_UP_MAILS} a day to the same inbox: if it doesn’t arrive, your request still counts.`

export const followUpWords: Translation<typeof es.followUpWords> = {
  notice: {
    label: 'Ask to be notified',
    detail: 'Leave your email and we’ll write when there is service at this address.',
    consent: (brandName) =>
      `I agree that ${brandName} may write to this email when there is service at this address.`,
    send: 'Notify me',
    sent: {
      title: 'Done: we’ll let you know',
      body: (email) =>
        `We saved ${email} for this address. ${confirmation} When there is service, we write to you just once. There is nothing else you need to do.`,
    },
  },
  dispute: {
    label: 'Not right? Ask us to check',
    detail: 'Tell us what’s wrong. A person compares it with the network map and writes to you.',
    consent: (brandName) => `I agree that ${brandName} may write to this email about this address.`,
    send: 'Request a review',
    sent: {
      title: 'Done: we’re going to check it',
      body: (email) =>
        `We saved what you wrote. ${confirmation} Within two business days we write to ${email} with the result. If the map is wrong, we correct it and you can order online.`,
    },
  },
}

export const followUpFormWords: Translation<typeof es.followUpFormWords> = {
  email: 'Email',
  emailMeant: (email) => `Did you mean ${email}?`,
  statement: 'What’s wrong?',
  sending: 'Saving',
  back: 'Back to my address',
  document: ({ name }) => ({
    title: `Your request | ${name}`,
    description: `Notices and reviews about a ${name} service address.`,
  }),
  invalid: 'Something is missing',
  failed: 'We couldn’t save your request',
  limit: `Up to ${STATEMENT_MAX} characters.`,
  emailNoun: 'email',
}

export const statementExamples: Translation<typeof es.statementExamples> = {
  notServiceable: 'For example: my next-door neighbors already have the service.',
  addressNotFound: 'For example: the house is new, or the street changed its name.',
  unitNotFound: 'For example: my apartment is 4B and it isn’t on the list.',
  activeLocation: 'For example: I just moved in, and whoever lived here already left.',
  existingCustomer: 'For example: the account belongs to whoever lived here before.',
  commercial: 'For example: I live here, it isn’t a business.',
  bulk: 'For example: my building has no contract, everyone pays for their own.',
}

export const followUpErrors: Translation<typeof es.followUpErrors> = {
  StatementMissing: 'Tell us what’s wrong.',
  StatementTooLong: `Shorten the text: it can have ${STATEMENT_MAX} characters.`,
  StatementUnreadable: 'Type the text again instead of pasting it: it has symbols that can’t be seen.',
  ConsentMissing: 'Check the box: without your permission we can’t write to you.',
}
