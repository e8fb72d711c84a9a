import type * as es from './move-visit.es.ts'
import { visitText } from '#ui/content/format.ts'
import { sentenceText } from '#ui/content/sentence-text.ts'
import type { Translation } from '#ui/content/language.ts'

export const moveVisitWords: Translation<typeof es.moveVisitWords> = {
  move: 'Change the visit',
  atHome: 'An adult must be home during the visit. If that day doesn’t work, change it here.',
  moved: 'Done: we changed your visit. We confirm it by email.',
  moving: {
    title: 'Change your visit',
    now: (visit) => sentenceText(`It’s now ${visitText(visit)}`),
    lead: 'Choose another day and time. Your current visit stays reserved until you confirm.',
    act: (visit) => `Change to ${visit}`,
    choose: 'Change the visit',
    busy: 'Changing your visit',
    loading: 'Loading... We’re looking for open times.',
    missing: 'Choose a time first.',
    empty: {
      title: 'There are no open times for now',
      body: 'Your visit stays as it was. Call and we’ll find another day with you.',
    },
  },
  agreeing: {
    title: 'Set up your visit',
    lead: 'Choose the day and time when the technician comes. We confirm them by email.',
    act: (visit) => `Book ${visit}`,
    choose: 'Book the visit',
    busy: 'Booking your visit',
    emptyBody: 'Your order stays open. Call and we’ll find a day with you.',
  },
  refused: {
    WINDOW_GONE: {
      title: 'That time just filled up',
      body: 'Your visit stays as it was. Choose another time from the list.',
    },
    CHANGE_BLOCKED: {
      title: 'This visit can’t be changed online any more',
      body: 'Your order stays the same. Call and we’ll see with you what can be done.',
    },
    NOT_FOUND: {
      title: 'It’s been a while since you entered the code',
      body: 'Your visit stays as it was. Find your order again with a new code, or call and we’ll change it.',
    },
  },
}
