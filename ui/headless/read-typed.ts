import { createInterface } from 'node:readline'

/** Reads a line of the standard input; empty when it ends before. */
export const readTyped = async (): Promise<string> => {
  for await (const line of createInterface({ input: process.stdin })) return line.trim()
  return ''
}
