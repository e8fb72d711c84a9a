import { isSlip } from '../shared/slip.ts'

const COMMON_HOSTS: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'msn.com',
  'comcast.net',
  'att.net',
]

/** Hosts of their own that look like a slip. */
const OTHER_HOSTS: readonly string[] = ['mail.com', 'ymail.com']

/** Returns the address with the common host probably meant; null for other hosts, and for a common one (CHK-02). */
export const probableEmail = (email: string): string | null => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  if (host === '' || [...COMMON_HOSTS, ...OTHER_HOSTS].includes(host)) return null
  const meant = COMMON_HOSTS.find((common) => isSlip(host, common))
  return meant === undefined ? null : `${name}@${meant}`
}
