import { cleanText } from '#core/shared/text.ts'

const cleanPaste = (event: ClipboardEvent): void => {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || field.type === 'password') return
  const pasted = event.clipboardData?.getData('text/plain') ?? ''
  const cleaned = cleanText(pasted)
  // A blank that separates the text from what is before it stays.
  const text = field.selectionStart ? cleaned.trimEnd() : cleaned.trim()
  if (text === pasted) return
  event.preventDefault()
  // No other way of inserting text triggers input events, respects the limit and can be undone.
  document.execCommand('insertText', false, text)
}

/** Cleans pasted text before `maxlength` cuts it (VAL-05). Passwords are pasted unchanged. */
export const cleanPastes = (): void => document.addEventListener('paste', cleanPaste)
