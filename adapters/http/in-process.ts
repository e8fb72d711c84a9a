import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-in-process'
const secret = randomBytes(24).toString('base64url')

/** The header of a request that this process sends to itself. It never leaves the process. */
export const inProcessHeader: Readonly<Record<string, string>> = { [HEADER]: secret }

/** Checks whether this process has sent a request itself. */
export const isInProcess = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[HEADER] === secret
