import { addressParameters } from '#core/query/query-parameters.ts'
import { localizationPath, serviceabilityCheckPath } from '#core/routes/localization-link.ts'
import type { UsState } from '#core/shared/us-state.ts'
import { coverageMapWords as words } from '#ui/content/es/shared/coverage-map.ts'
import { stateNames } from '#ui/content/es/shared/state-names.ts'
import { currentTag } from '#ui/content/language.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import * as tool from '../../shared/tool.css.ts'
import { UsMap } from '../us-map/us-map.tsx'
import { served, unserved } from '../us-map/us-map.css.ts'
import * as css from './coverage-map.css.ts'

const legend = [
  { look: served, text: 'served' },
  { look: unserved, text: 'unserved' },
] as const

/** The states of service as a map and as a list, and the way to the exact answer: the address. */
export const CoverageMapView = ({ states }: { readonly states: readonly UsState[] }) => (
  <div data-tool="coverageMap" data-states={states.join(' ')}>
    <form className={css.search} role="search" action={serviceabilityCheckPath} noValidate>
      <TextField
        // The address dialog of the page has a zip too.
        id="field-coverage-zip"
        name={addressParameters.zip}
        width="short"
        label={words.zip}
        hint={words.zipHint}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <Button type="submit">{words.search}</Button>
    </form>
    <output className={tool.status} />
    <UsMap served={states} label={words.label(states.length)} hasVisitor />
    <ul className={css.legend} aria-hidden>
      {legend.map(({ look, text }) => (
        <li key={text} className={css.entry}>
          <svg className={css.swatch} viewBox="0 0 28 20">
            <path className={look} d="M1 1h26v18H1z" />
          </svg>
          <span>{words[text]}</span>
        </li>
      ))}
    </ul>
    <h3>{words.list(states.length)}</h3>
    <ul className={css.states}>
      {states
        .map((state) => stateNames[state])
        .toSorted((a, b) => a.localeCompare(b, currentTag()))
        .map((name) => (
          <li key={name}>{name}</li>
        ))}
    </ul>
    <p className={css.note}>{words.note}</p>
    <p>
      <ButtonLink href={localizationPath} data-dialog="address">
        {words.check}
      </ButtonLink>
    </p>
  </div>
)
