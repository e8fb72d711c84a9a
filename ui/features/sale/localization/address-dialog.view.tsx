import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PurposedPhone } from '#core/localization/alternatives.ts'
import { phonePurposes } from '#core/localization/alternatives.ts'
import type { AddressDialog as Content } from '#core/localization/address-content.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import * as css from './address-dialog.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type AddressDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** The texts of the provider. Null until they are loaded, and if they cannot be loaded. */
  readonly content: Content | null
  readonly brand: Pick<BrandIdentity, 'phones'>
  /** The form contains the address of an earlier visit. */
  readonly isSaved: boolean
  readonly form: Slot
}

const purposeName = (purpose: PurposedPhone['purpose']): string =>
  purpose === 'sales' ? commonWords.salesPhone : commonWords.servicePhone

/** The address form in a dialog, with the telephone numbers of the provider. */
export const AddressDialog = ({ open, onClose, content, brand, isSaved, form }: AddressDialogProps) => {
  const numbers =
    content?.phoneNumbers ?? phonePurposes.map((purpose) => ({ purpose, ...brand.phones[purpose] }))
  const title = isSaved ? localizationWords.savedTitle : (content?.title ?? localizationWords.form)
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={commonWords.close}>
      {form}
      <ul className={css.phones}>
        {numbers.map(({ purpose, dial, shown }) => (
          <li key={`${purpose} ${dial}`}>
            <a className={css.phone} href={`tel:${dial}`}>
              {`${purposeName(purpose)}: ${shown}`}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
