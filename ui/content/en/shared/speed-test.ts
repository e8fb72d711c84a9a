import type { SpeedTestFailure } from '#core/ports/speed-test.ts'
import type * as es from '#ui/content/es/shared/speed-test.ts'
import { counted, speedText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const seconds = (count: number): string => counted(count, 'second', 'seconds')

const failure = (failed: SpeedTestFailure, phone: string): string => {
  if (failed._tag === 'SpeedTestTooSoon')
    return `You can test once a minute. Try again in ${seconds(failed.retryAfter)}.`
  if (failed._tag === 'SpeedTestBusy')
    return `Many tests are running right now and yours would come out wrong. Try again in ${seconds(failed.retryAfter)}.`
  return failed._tag === 'SpeedTestUnreachable'
    ? `The connection dropped during the test, so there is no result. Check your WiFi and test again. If it keeps dropping, call ${phone}.`
    : 'You cancelled the test. You can test again in a minute.'
}

const compared = (ratio: number): string => {
  if (ratio >= 1.5)
    return `${String(ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio))} times your speed`
  return ratio > 0.8 ? 'About the same as yours' : 'Your connection is already faster'
}

export const speedTestWords: Translation<typeof es.speedTestWords> = {
  start: 'Start the test',
  again: 'Test again',
  cancel: 'Cancel',
  ready: 'It takes less than half a minute and uses up to 50 MB. Pause videos and downloads for a moment.',
  parts: {
    latency: 'Measuring the response',
    download: 'Measuring the download',
    upload: 'Measuring the upload',
  },
  latency: 'Response',
  down: 'Download',
  up: 'Upload',
  milliseconds: (ms) => `${String(Math.round(ms))} ms`,
  measured: (mbps) =>
    mbps < 10 ? `${String(Math.round(mbps * 10) / 10)} Mbps` : speedText(Math.round(mbps)),
  pending: '–',
  done: (down, up, latency) =>
    `Your connection downloads at ${down}, uploads at ${up} and responds in ${latency}.`,
  place: 'This measures from your device to our server: WiFi gives less than a cable.',
  plans: 'Compared with our plans',
  plan: 'Plan',
  speed: 'Download',
  comparison: 'Next to yours',
  compared,
  failure,
  withoutScript: (phone) =>
    `To run the test your browser needs JavaScript. Turn it on and open this page again, or call and we’ll test your line with you: ${phone}`,
}
