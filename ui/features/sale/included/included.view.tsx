import type { BulkAddressData } from '#core/localization/localization.ts'
import { includedWords as words } from './es.ts'
import { ShopPage, type ShopPageProps } from '#ui/features/sale/shared/shop-page.tsx'
import { Button } from '#ui/kit/button/button.tsx'

export type IncludedViewProps = {
  readonly page: Omit<ShopPageProps, 'title' | 'lead' | 'scene' | 'children'>
  readonly brandName: string
  /** The building that pays for internet; null at any other address. */
  readonly building: BulkAddressData | null
  /** Equipment is installed in the home. */
  readonly hasEquipment: boolean
  readonly onNext: () => void
}

const leadOf = ({ building, hasEquipment, brandName }: IncludedViewProps): string => {
  if (building !== null) return words.building(building)
  return hasEquipment ? words.equipment(brandName) : words.none
}

/** The services that an address includes, and the way to the order. */
export const IncludedView = (props: IncludedViewProps) => {
  const { page, building, onNext } = props
  return (
    <ShopPage
      {...page}
      title={words.title}
      lead={leadOf(props)}
      scene={building === null ? 'serviceable' : 'bulkIncluded'}
    >
      <p>
        <Button onClick={onNext}>{building === null ? words.choose : words.activate}</Button>
      </p>
    </ShopPage>
  )
}
