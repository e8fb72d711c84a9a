/** Answer to a transfer: status, and seconds of its `retry-after`. Status 0: aborted after the start. */
export type TransferAnswer = { readonly status: number; readonly retryAfter: number }

/** Sends a body. `onSent` gets the bytes sent so far. Rejects without a connection; `signal` ends the transfer. */
export type Upload = (
  url: string,
  body: Blob,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<TransferAnswer>

/** Uploads with the only interface of browsers that shows the progress of an upload. */
export const xhrUpload: Upload = (url, body, onSent, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('load', () =>
      resolve({ status: request.status, retryAfter: Number(request.getResponseHeader('retry-after')) }),
    )
    request.addEventListener('error', () => reject(new Error('upload failed')))
    request.addEventListener('abort', () => resolve({ status: 0, retryAfter: 0 }))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
