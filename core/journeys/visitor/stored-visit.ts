import { either as E } from 'fp-ts'
import type { AddressForm } from '../../address/address-form.ts'
import { automaticAddress } from '../../address/address-form.ts'
import { returnVisitor } from '../../localization/return-visitor.ts'
import { storedKeys } from '../../localization/stored-keys.ts'
import type { Storage } from '../../ports/storage.ts'

type StoredName = keyof typeof storedKeys

/** Reads and writes the stored data of a visit by name (LOC-26). Storage that is denied or full counts as empty. */
export const storedVisit = (storage: Storage) => ({
  read: (name: StoredName): string | null =>
    E.getOrElse((): string | null => null)(storage.read(storedKeys[name])),
  write: (name: StoredName, text: string): void => void storage.write(storedKeys[name], text),
  remove: (name: StoredName): void => void storage.remove(storedKeys[name]),
})

export type StoredVisit = ReturnType<typeof storedVisit>

/**
 * Returns the stored address of a returning visitor, else null (LOC-20). `isEnabled`: the store recognizes returning
 * visitors. Storage may contain anything, so the address is parsed again.
 */
export const returnAddressIn = ({ read }: StoredVisit, isEnabled: boolean): AddressForm | null => {
  const form = { street: read('street') ?? '', unit: read('apt') ?? '', zip: read('zip') ?? '' }
  const visit = { isEnabled, address: automaticAddress(form), restorationData: read('cart') }
  return returnVisitor(visit).isReturning ? form : null
}
