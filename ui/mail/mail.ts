/** One label and its value. */
export type MailRow = { readonly label: string; readonly value: string; readonly isTotal?: true }

/** A part of an e-mail, the same in HTML and in plain text. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Something to read out or to type: an order number, a code. */
  | { readonly kind: 'figure'; readonly label: string; readonly value: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** An e-mail before it is HTML or text. `preview` is what a list of e-mails shows beside the subject. */
export type Mail = {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly blocks: readonly MailBlock[]
  readonly footer: readonly MailBlock[]
}
