import type { ImportFile } from '#adapters/network-import/network-versions.ts'

/** Where progress is written: a terminal shows one line that changes. */
export type ProgressOutput = {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

const WIDTH = 30

const barOf = (share: number): string => {
  const full = Math.floor(share * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
}

const MIB = 1_048_576

const mib = (bytes: number): string => (bytes / MIB).toFixed(1)

/**
 * Shows how many bytes of all files are read: on a terminal as a bar, elsewhere as a line for every tenth. `rows` are
 * those of the current file. Returns what receives the bytes and rows of a file.
 */
export const showProgress = (files: readonly ImportFile[], output: ProgressOutput) => {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const read = new Map<string, number>()
  let shown = 0
  let rows = 0
  const show = (): void => {
    const bytes = [...read.values()].reduce((sum, count) => sum + count, 0)
    const share = total === 0 ? 1 : Math.min(1, bytes / total)
    const step = output.isTTY === true ? Math.floor(share * 1_000) : Math.floor(share * 10)
    if (step <= shown) return
    shown = step
    const counted = rows === 0 ? '' : `, ${rows} filas`
    const text = `${Math.floor(share * 100)} % (${mib(bytes)} de ${mib(total)} MiB)${counted}`
    output.write(output.isTTY === true ? `\r${barOf(share)} ${text}${share === 1 ? '\n' : ''}` : `${text}\n`)
  }
  return {
    addBytes: (file: string, bytes: number): void => {
      read.set(file, bytes)
      show()
    },
    addRows: (count: number): void => {
      rows = count
    },
  }
}
