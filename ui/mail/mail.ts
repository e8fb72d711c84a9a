/** A label and its value. */
export type MailRow = { readonly label: string; readonly value: string; readonly isTotal?: true }

/** A block of an e-mail, for HTML and plain text. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code to read aloud or type: an order number, a verification code. */
  | { readonly kind: 'figure'; readonly label: string; readonly value: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  /** A price over time, as a line with steps. The amounts are in cents. */
  | { readonly kind: 'priceLine'; readonly periods: readonly (MailRow & { readonly amount: number })[] }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** The content of an e-mail before rendering. `preview` is what a mailbox list shows next to the subject. */
export type Mail = {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly blocks: readonly MailBlock[]
  readonly footer: readonly MailBlock[]
}
