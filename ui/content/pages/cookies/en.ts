import { cookieNames, storageNames } from '#ui/content/browser-entries.ts'
import { sessionTimes } from '#ui/content/legal-data.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Cookies'

export const words: typeof es.words = ({ brand, facts }) => {
  const session = sessionTimes()
  return {
    title: `Cookies: what your browser stores | ${brand.name}`,
    description: `Every cookie and every entry that the ${brand.name} store leaves in your browser: its name, what it does, how long it lasts, how to delete it.`,
    opening: {
      title: 'A few cookies, each with a name',
      lead: 'The ones it takes to shop, and none to follow you around. No advertising, and no measurement by other companies.',
      picture: 'A labeled cookie jar with a few cookies inside',
      actions: { cookies: 'See the list' },
    },
    cookies: {
      id: 'cookies',
      heading: 'The cookies',
      lead: 'Your browser sends them to this store only. None of them holds your name, your address or your card.',
      columns: ['Name', 'What it does', 'How long it lasts'],
      rows: [
        [
          cookieNames.session,
          'Ties your browser to the purchase you started. No script on the page can read it.',
          `Until you close the browser. The purchase ends after ${session.idleMinutes} minutes without use, and after ${session.hours} hours at most.`,
        ],
        [
          cookieNames.cart,
          'Names the cart you saved, so that we can offer it when you come back.',
          `${facts.cartDays} days. It goes sooner if you empty the cart or place your order.`,
        ],
        [
          cookieNames.visit,
          'Says the day of your visit, to remind you of it when you come back to the store.',
          'Until that day is over or you sign out.',
        ],
        [
          cookieNames.language,
          'Remembers whether you prefer Spanish or English. It says the language and nothing else.',
          `${facts.stated('365', 'rule SES-09')} days.`,
        ],
        [
          cookieNames.portal,
          'Ties your browser to your online account after you sign in. No script on the page can read it.',
          'Until you sign out or close the browser.',
        ],
        [
          cookieNames.login,
          'Checks that whoever returns from the sign-in page of your account is the one who left for it.',
          'The minutes it takes you to sign in.',
        ],
        [
          cookieNames.identity,
          'Remembers on the sign-in page that you entered your password. No program of the page can read it.',
          'Until you close the browser or sign out of your account.',
        ],
        [
          [
            cookieNames.identityInteraction,
            cookieNames.identityResume,
            cookieNames.identitySignup,
            cookieNames.identityReset,
          ].join(', '),
          'They join the pages of one sign-in, of creating your login, or of changing your password. Another one ending in .sig checks that nobody changed them.',
          'The minutes it takes you to finish.',
        ],
      ],
    },
    browser: {
      id: 'browser',
      heading: 'What stays in your browser',
      lead: 'These entries are not sent with each visit: the page itself uses them.',
      columns: ['Name', 'What it does', 'How long it lasts'],
      rows: [
        [
          storageNames.address.join(', '),
          'The address you typed and how you found us, so that we don’t ask again.',
          'Until you delete it or type another one.',
        ],
        [
          storageNames.cart.join(', '),
          'The number of your saved cart, so that you can pick up where you left off.',
          `${facts.cartDays} days.`,
        ],
        [
          storageNames.partner.join(', '),
          'Who sent you: a partner or the person who recommended us, so that they get their credit.',
          'Until you delete it or arrive through another link.',
        ],
        [
          storageNames.consent.join(', '),
          'Whether you accepted or declined usage statistics.',
          'Until you change your mind.',
        ],
        [
          storageNames.sessionMark.join(', '),
          'A random mark that tells your other tabs a purchase is open.',
          'Until the purchase ends.',
        ],
        [
          storageNames.draft.join(', '),
          'What you type into the forms as you go, without payment details.',
          'Until you close the tab.',
        ],
        [
          storageNames.build.join(', '),
          'Keeps an old tab from reloading more than once when we update the store.',
          'Until you close the tab.',
        ],
      ],
    },
    questions: {
      id: 'questions',
      heading: 'What you can do',
      items: answers({
        'How do I delete all of this?':
          'In your browser settings, clear the data of this site. Your order doesn’t change: we have it, and you can still see it with your order number.',
        'Can I shop without cookies?': `The page reads your address and shows you the plans, but it can’t open a purchase without cookies. Call ${facts.phone('sales')} and we’ll take your order.`,
        'Why is there no banner over the page?':
          'Because nothing on the list is there to track you. All we ask, at the bottom of the page, is whether we may count how often each screen is opened; and that count uses no cookies.',
        'Do other companies see my data?':
          'No cookie belongs to another company. The page loads its scripts, its fonts and its drawings from this same store.',
      }),
    },
    pages: { heading: 'Other legal pages' },
  }
}
