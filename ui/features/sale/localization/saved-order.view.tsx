import { savedOrderWords } from '#ui/content/es/sale/visitor.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'

/** Says that a cart is saved without its address. Sending the address restores the cart (CRT-06). */
export const SavedOrder = () => (
  <Notice tone="saved" title={savedOrderWords.title}>
    <p>{savedOrderWords.body}</p>
  </Notice>
)
