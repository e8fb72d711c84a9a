import { solveAltcha } from './solve-altcha.ts'

// Solves each puzzle that the page posts, and posts its token, or null.
globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>): void => {
  if (typeof data !== 'string') return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
  void solveAltcha(data).then((token) => globalThis.postMessage(token))
})
