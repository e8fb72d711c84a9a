import type {
  ImportBatch,
  NetworkCounts,
  NetworkVersion,
  OtherAddress,
} from '#adapters/network-import/network-versions.ts'

export const NO_COUNTS: NetworkCounts = {
  homeRows: 0,
  serviceRows: 0,
  refused: {},
  homes: 0,
  unserved: 0,
  buildingsWithUnits: 0,
}

/** Returns how many rows of all files of a version are stored or refused. */
export const rowsRead = ({ files }: NetworkVersion): number => files.reduce((sum, { read }) => sum + read, 0)

/** Returns a version after a batch. */
export const withBatch = (version: NetworkVersion, batch: ImportBatch): NetworkVersion => {
  const { counts } = version
  const refused = { ...counts.refused }
  for (const reason of batch.refused) refused[reason] = (refused[reason] ?? 0) + 1
  return {
    ...version,
    files: version.files.map((file, at) =>
      at === batch.at
        ? { ...file, read: file.read + batch.rows, refused: file.refused + batch.refused.length }
        : file,
    ),
    counts: {
      ...counts,
      homeRows: counts.homeRows + batch.homes.length,
      serviceRows: counts.serviceRows + batch.services.length,
      refused,
    },
  }
}

/** Returns a version whose homes at another address of their location are refused. */
export const withOtherAddresses = (
  version: NetworkVersion,
  found: readonly OtherAddress[],
): NetworkVersion => {
  if (found.length === 0) return version
  const { otherAddressOfLocation: before = 0 } = version.counts.refused
  return {
    ...version,
    files: version.files.map((file, index) => ({
      ...file,
      refused: file.refused + found.filter(({ at }) => at === index).length,
    })),
    counts: {
      ...version.counts,
      refused: { ...version.counts.refused, otherAddressOfLocation: before + found.length },
    },
  }
}
