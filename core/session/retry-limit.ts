/** How many times in a row a background call of a visit is tried again after a failure (SES-08). */
export const BACKGROUND_RETRIES = 10

/** Counts the failures of a background call in a row, and decides whether the next occasion tries it again (SES-08). */
export const createRetryLimit = () => {
  let failures = 0
  return {
    mayTry: (): boolean => failures <= BACKGROUND_RETRIES,
    note: (hasFailed: boolean): void => {
      failures = hasFailed ? failures + 1 : 0
    },
  }
}
