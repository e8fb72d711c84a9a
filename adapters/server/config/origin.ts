/** Checks whether text is an origin (scheme and host) exactly as browsers write it, so that strings can be compared. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
