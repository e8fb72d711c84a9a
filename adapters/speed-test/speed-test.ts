import { either as E } from 'fp-ts'
import type {
  SpeedMeasurement,
  SpeedResult,
  SpeedTest,
  SpeedTestFailure,
  SpeedTestPart,
  SpeedTestProgress,
} from '#core/ports/speed-test.ts'
import { UPLOAD_BYTES_HEADER, speedTestPaths } from '#core/speed/speed-test-paths.ts'
import { medianMs } from '#core/speed/throughput.ts'
import { createTransferMeter } from './transfer.ts'
import type { TransferAnswer, Upload } from './xhr-upload.ts'

export type SpeedTestClient = {
  readonly origin: string
  readonly fetch: typeof fetch
  readonly upload: Upload
  /** Ms of a clock that does not go back. */
  readonly now: () => number
  /** The longest transfer, in ms: a slow connection is measured in this time, not over all bytes. */
  readonly transferMs?: number
}

const TRANSFER_MS = 8_000
const PINGS = 5

/** The failure of a refused part; null for one that went well, or that was ended because its time was over. */
const refusalOf = ({ status, retryAfter }: TransferAnswer): SpeedTestFailure | null => {
  if (status === 429) return { _tag: 'SpeedTestTooSoon', retryAfter }
  if (status === 503) return { _tag: 'SpeedTestBusy', retryAfter }
  return status === 0 || (status >= 200 && status < 300) ? null : { _tag: 'SpeedTestUnreachable' }
}

const answerOf = ({ status, headers }: Response): TransferAnswer => ({
  status,
  retryAfter: Number(headers.get('retry-after')),
})

type Outcome<A> = E.Either<SpeedTestFailure, A>

const outcomeOf = <A>(answer: TransferAnswer, value: A): Outcome<A> => {
  const failure = refusalOf(answer)
  return failure === null ? E.right(value) : E.left(failure)
}

/** What the parts of one test share: the client, the end by the visitor, and the reader of the progress. */
type Run = SpeedTestClient & {
  readonly cancelled: AbortSignal
  readonly report: (part: SpeedTestPart, share: number, measured: Partial<SpeedMeasurement>) => void
}

/** Runs a transfer until it ends, is cancelled, or took too long. What breaks it is a server out of reach. */
const transfer = async <A>(
  { cancelled, transferMs = TRANSFER_MS }: Run,
  run: (signal: AbortSignal) => Promise<Outcome<A>>,
): Promise<Outcome<A>> => {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), transferMs)
  try {
    const outcome = await run(AbortSignal.any([cancelled, end.signal]))
    return cancelled.aborted ? E.left({ _tag: 'SpeedTestCancelled' }) : outcome
  } catch {
    return E.left({ _tag: cancelled.aborted ? 'SpeedTestCancelled' : 'SpeedTestUnreachable' })
  } finally {
    clearTimeout(timer)
  }
}

/** The first call opens the connection and is not counted. */
const measureLatency = (run: Run): Promise<Outcome<number>> =>
  transfer(run, async (signal) => {
    const times: number[] = []
    for (let ping = 0; ping <= PINGS; ping += 1) {
      const from = run.now()
      // oxlint-disable-next-line no-await-in-loop
      const answer = await run.fetch(`${run.origin}${speedTestPaths.latency}`, { signal, cache: 'no-store' })
      const refused = refusalOf(answerOf(answer))
      if (refused !== null) return E.left(refused)
      if (ping > 0) times.push(run.now() - from)
      run.report('latency', ping / PINGS, { latencyMs: medianMs(times) })
    }
    return E.right(medianMs(times) ?? 0)
  })

/** The part of a transfer that is done: of its bytes, or of its time if that ends first. */
const shareOf = (
  bytes: number,
  total: number,
  elapsedMs: number,
  { transferMs = TRANSFER_MS }: Run,
): number => Math.min(1, Math.max(bytes / total, elapsedMs / transferMs))

/** Reads a body until it ends or is aborted, and passes on its bytes so far. */
const drain = async (body: ReadableStream<Uint8Array>, onBytes: (bytes: number) => void): Promise<number> => {
  let bytes = 0
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      onBytes(bytes)
    }
  } catch (failure) {
    // A transfer whose time is over has its result; any other is broken.
    if (!(failure instanceof DOMException) || bytes === 0) throw failure
  }
  return bytes
}

const measureDownload = (
  run: Run,
): Promise<Outcome<{ readonly mbps: number; readonly uploadBytes: number }>> =>
  transfer(run, async (signal) => {
    const answer = await run.fetch(`${run.origin}${speedTestPaths.download}`, { signal, cache: 'no-store' })
    const refused = refusalOf(answerOf(answer))
    if (refused !== null || answer.body === null) return E.left(refused ?? { _tag: 'SpeedTestUnreachable' })
    const total = Number(answer.headers.get('content-length'))
    let seen = 0
    const meter = createTransferMeter(run.now, () =>
      run.report('download', shareOf(seen, total, meter.elapsedMs(), run), { downMbps: meter.mbps() }),
    )
    const bytes = await drain(answer.body, (sofar) => {
      seen = sofar
      meter.add(sofar)
    })
    meter.end(bytes)
    return E.right({ mbps: meter.mbps(), uploadBytes: Number(answer.headers.get(UPLOAD_BYTES_HEADER)) })
  })

const RANDOM_BYTES = 65_536

/** A body that cannot be compressed: random parts, each other than the one before. */
const randomBody = (bytes: number): Blob => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let made = 0; made < bytes; made += RANDOM_BYTES)
    parts.push(crypto.getRandomValues(new Uint8Array(Math.min(RANDOM_BYTES, bytes - made))))
  return new Blob(parts)
}

const measureUpload = (run: Run, total: number): Promise<Outcome<number>> =>
  transfer(run, async (signal) => {
    const body = randomBody(total)
    let seen = 0
    const meter = createTransferMeter(run.now, () =>
      run.report('upload', shareOf(seen, total, meter.elapsedMs(), run), { upMbps: meter.mbps() }),
    )
    const answer = await run.upload(
      `${run.origin}${speedTestPaths.upload}`,
      body,
      (bytes) => {
        seen = bytes
        meter.add(bytes)
      },
      signal,
    )
    meter.end(answer.status === 0 ? seen : total)
    return outcomeOf(answer, meter.mbps())
  })

const runAll = async (run: Run): Promise<Outcome<SpeedResult>> => {
  const latency = await measureLatency(run)
  if (E.isLeft(latency)) return latency
  const download = await measureDownload(run)
  if (E.isLeft(download)) return download
  const upload = await measureUpload(run, download.right.uploadBytes)
  return E.map((upMbps: number) => ({ latencyMs: latency.right, downMbps: download.right.mbps, upMbps }))(
    upload,
  )
}

/** Creates the speed test of a page over the server of its origin (SPD-01, SPD-02). */
export const createSpeedTest = (client: SpeedTestClient): SpeedTest => ({
  start: (onProgress) => {
    const visitor = new AbortController()
    let measured: SpeedMeasurement = { latencyMs: null, downMbps: null, upMbps: null }
    const report = (part: SpeedTestPart, share: number, more: Partial<SpeedMeasurement>): void => {
      measured = { ...measured, ...more }
      onProgress({ ...measured, part, share } satisfies SpeedTestProgress)
    }
    return {
      result: runAll({ ...client, cancelled: visitor.signal, report }),
      cancel: () => visitor.abort(),
    }
  },
})
