/** The paths of the speed test at the server. */
export const speedTestPaths = {
  latency: '/speed-test/latency',
  download: '/speed-test/download',
  upload: '/speed-test/upload',
} as const

/** The header of the download with the size of the upload, in bytes. */
export const UPLOAD_BYTES_HEADER = 'speed-test-upload-bytes'
