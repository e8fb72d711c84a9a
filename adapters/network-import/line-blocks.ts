import { isUtf8 } from 'node:buffer'
import type { FileHandle } from 'node:fs/promises'
import { open, stat } from 'node:fs/promises'
import { either as E } from 'fp-ts'
import type { UnreadableFile, UnreadableReason } from './imported-row.ts'

/** The longest line of a file, in bytes. */
export const LINE_MAX = 64 * 1024

/** Bytes that are read at a time. */
const BLOCK = 256 * 1024

const NEW_LINE = 10

export type FileProblem = Omit<UnreadableFile, 'file'>

export const problemOf = (
  reason: UnreadableReason,
  line: number | null = null,
  column: string | null = null,
): FileProblem => ({ line, column, reason })

/** The first bytes of gzip, zip, empty zip, 7z, xz, Zstandard and bzip2. */
const archives = ['1f8b', '504b0304', '504b0506', '377abcaf271c', 'fd377a585a00', '28b52ffd'].map((hex) =>
  Buffer.from(hex, 'hex'),
)
const BZIP2 = /^BZh[1-9]1AY&SY/

const isCompressed = (bytes: Buffer): boolean =>
  archives.some((magic) => bytes.subarray(0, magic.length).equals(magic)) ||
  BZIP2.test(bytes.toString('latin1', 0, 10))

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes

const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0)

/** The good lines at the beginning of some lines: their bytes, their number, and what is wrong with the next one. */
type GoodLines = { readonly length: number; readonly count: number; readonly reason: UnreadableReason | null }

const goodLines = (bytes: Buffer): GoodLines => {
  const isGood = isText(bytes)
  let [length, count] = [0, 0]
  while (length < bytes.length) {
    const at = bytes.indexOf(NEW_LINE, length)
    const end = at < 0 ? bytes.length : at + 1
    if (end - length > LINE_MAX) return { length, count, reason: 'lineTooLong' }
    if (!isGood && !isText(bytes.subarray(length, end))) return { length, count, reason: 'notUtf8' }
    length = end
    count += 1
  }
  return { length, count, reason: null }
}

const URL_START = /^[a-z][a-z0-9+.-]+:\/\//i
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'])

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

const openFile = async (file: string): Promise<E.Either<FileProblem, FileHandle>> => {
  if (URL_START.test(file)) return E.left(problemOf('notAFile'))
  try {
    // A pipe would wait for its writer when it is opened.
    return (await stat(file)).isFile() ? E.right(await open(file, 'r')) : E.left(problemOf('notAFile'))
  } catch (error) {
    return E.left(problemOf(ABSENT.has(codeOf(error)) ? 'notFound' : 'notReadable'))
  }
}

/** Reads the next bytes, none at the end; null if the disk fails. */
const readNext = async (handle: FileHandle): Promise<Buffer | null> => {
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(BLOCK), 0, BLOCK)
    return buffer.subarray(0, bytesRead)
  } catch {
    return null
  }
}

/**
 * Reads a local file as blocks of complete lines in UTF-8 without its byte order mark. `onBytes` receives the number of
 * bytes read so far. Memory does not depend on the file. Fails once, at the end, after the lines before the failure:
 * `notFound`, `notAFile`, `notReadable`, `compressed`, `notUtf8`, `lineTooLong`.
 */
export async function* readLineBlocks(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<E.Either<FileProblem, Buffer>> {
  const opened = await openFile(file)
  if (E.isLeft(opened)) {
    yield opened
    return
  }
  const handle = opened.right
  try {
    let [read, line] = [0, 1]
    let rest: Buffer = Buffer.alloc(0)
    for (;;) {
      const next = await readNext(handle)
      if (next === null) {
        yield E.left(problemOf('notReadable'))
        return
      }
      if (read === 0 && isCompressed(next)) {
        yield E.left(problemOf('compressed'))
        return
      }
      const all = Buffer.concat([rest, read === 0 ? withoutMark(next) : next])
      read += next.length
      onBytes(read)
      // An unfinished line waits for its end, unless it is too long already.
      const end = next.length === 0 ? all.length : all.lastIndexOf(NEW_LINE) + 1
      rest = all.subarray(end)
      const lines = rest.length > LINE_MAX ? all : all.subarray(0, end)
      const { length, count, reason } = goodLines(lines)
      if (length > 0) yield E.right(lines.subarray(0, length))
      line += count
      if (reason !== null) {
        yield E.left(problemOf(reason, line))
        return
      }
      if (next.length === 0) return
    }
  } finally {
    await handle.close()
  }
}
