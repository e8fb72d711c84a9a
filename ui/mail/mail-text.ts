import { currentTag } from '#ui/content/language.ts'
import type { Mail, MailBlock } from './mail.ts'

const textOf = (block: MailBlock): string => {
  switch (block.kind) {
    case 'heading':
      return block.text.toLocaleUpperCase(currentTag())
    case 'paragraph':
      return block.text
    case 'figure':
      return `${block.label}: ${block.value}`
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'priceLine':
      return block.periods.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
    default:
      return block.href.startsWith('tel:') ? block.text : `${block.text}: ${block.href}`
  }
}

/** Renders an e-mail as plain text with all the content of its HTML. */
export const mailText = ({ heading, blocks, footer }: Mail): string =>
  [
    { kind: 'heading', text: heading } as const,
    ...blocks,
    { kind: 'paragraph', text: '--' } as const,
    ...footer,
  ]
    .map(textOf)
    .join('\n\n')
    .concat('\n')
