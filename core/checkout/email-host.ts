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

/** Checks whether two texts differ by one letter: missing, added, changed, or swapped with its neighbour. */
const isSlip = (one: string, other: string): boolean => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

/** Returns the address with the common host that its writer probably meant; null for any other host, and for a common one (CHK-02). */
export const probableEmail = (email: string): string | null => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  if (host === '' || [...COMMON_HOSTS, ...OTHER_HOSTS].includes(host)) return null
  const meant = COMMON_HOSTS.find((common) => isSlip(host, common))
  return meant === undefined ? null : `${name}@${meant}`
}
