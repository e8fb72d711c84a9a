import type { AddressDialog } from '#core/localization/address-content.ts'
import { addressDialog } from '#core/localization/address-content.ts'
import type { AddressCalls } from '#core/ports/address-calls.ts'

type Fetch = AddressCalls['addressContent']

const fetchContent = async (fetch: Fetch): Promise<AddressDialog | null> => {
  const answer = await fetch()()
  const read = answer._tag === 'Right' ? addressDialog(answer.right) : answer
  return read._tag === 'Right' ? read.right : null
}

/**
 * Creates the source of the dialog's texts, which are fetched once and cached. Returns null if they cannot be fetched
 * or are invalid; the next call then fetches them again (LOC-37).
 */
export const createDialogContent = (): ((fetch: Fetch) => Promise<AddressDialog | null>) => {
  let cached: Promise<AddressDialog | null> | null = null
  return async (fetch) => {
    cached ??= fetchContent(fetch)
    const content = await cached
    if (content === null) cached = null
    return content
  }
}
