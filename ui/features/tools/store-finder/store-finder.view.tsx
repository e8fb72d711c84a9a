import type { BrandPhone } from '#core/brand/brand.ts'
import type { UsState } from '#core/shared/us-state.ts'
import type { Store } from '#core/stores/store.ts'
import { stateNames } from '#ui/content/es/shared/state-names.ts'
import { storeFinderWords as words } from '#ui/content/es/shared/store-finder.ts'
import { currentTag } from '#ui/content/language.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { PhoneSentence } from '../phone-sentence.tsx'
import * as tool from '../../shared/tool.css.ts'
import { UsMap } from '../us-map/us-map.tsx'
import { StoreCard } from './store-card.tsx'
import * as css from './store-finder.css.ts'

export type StoreFinderProps = {
  readonly stores: readonly Store[]
  readonly states: readonly UsState[]
  readonly phone: BrandPhone
}

/** Every store on a map and in a list by state, and a search by zip, which needs a script. */
export const StoreFinderView = ({ stores, states, phone }: StoreFinderProps) => {
  if (stores.length === 0) return <PhoneSentence phone={phone} text={words.noStores} />
  const byState = stores.toSorted((a, b) =>
    stateNames[a.state].localeCompare(stateNames[b.state], currentTag()),
  )
  return (
    <div data-tool="storeFinder" data-wake="view" data-phone={phone.shown} className={css.layout}>
      <form className={css.search} role="search" noValidate>
        <TextField
          // The address form of the page has a zip too.
          id="field-store-zip"
          name="zip"
          width="zip"
          label={words.zip}
          hint={words.zipHint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <Button type="submit">{words.search}</Button>
      </form>
      <output className={tool.status} />
      <UsMap served={states} label={words.mapLabel(stores.length)} points={stores} />
      <ol className={css.stores} data-stores>
        {byState.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
      </ol>
    </div>
  )
}
