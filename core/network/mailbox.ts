const MAILBOX =
  /^(?:(?:P ?O ?B(?:OX)?|(?:POST OFFICE )?BOX|APARTADO(?: POSTAL)?|PMB|R ?R|RURAL ROUTE|RFD|HCR?|HIGHWAY CONTRACT(?: ROUTE)?|STAR ROUTE|PSC|CMR)(?: BOX)? ?(?:# )?(?:\d|[A-Z]\b)|UNIT \d+ BOX|USS \w+$)/

/**
 * Checks whether a text is a place for letters and no home: a post office box, a rural route, or a military address
 * (NET-01).
 */
export const isMailbox = (text: string): boolean =>
  MAILBOX.test(
    text
      .toUpperCase()
      .replaceAll('#', ' # ')
      .replace(/[^\p{L}\p{N}#]+/gu, ' ')
      .trim(),
  )
