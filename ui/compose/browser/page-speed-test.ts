import { createSpeedTest } from '#adapters/speed-test/speed-test.ts'
import { xhrUpload } from '#adapters/speed-test/xhr-upload.ts'

/** The speed test of this page against its server. */
export const pageSpeedTest = createSpeedTest({
  origin: '',
  fetch: (...call) => fetch(...call),
  upload: xhrUpload,
  now: () => performance.now(),
})
