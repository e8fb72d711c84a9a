import { savedOrderWords } from '#ui/content/es/sale/visitor.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'

/** Says that this browser saved a cart whose address it no longer knows. The cart is restored once the address is sent (CRT-06). */
export const SavedOrder = () => (
  <Notice tone="saved" title={savedOrderWords.title}>
    <p>{savedOrderWords.body}</p>
  </Notice>
)
