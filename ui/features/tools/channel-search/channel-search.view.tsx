import type { BrandPhone } from '#core/brand/brand.ts'
import type { Channel } from '#core/channels/channel.ts'
import { channelCategories } from '#core/channels/channel.ts'
import { channelSearchWords as words } from '#ui/content/es/shared/channel-search.ts'
import { languages, languageTags } from '#core/shared/language.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { SelectField } from '#ui/kit/field/select-field.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { PhoneSentence } from '../phone-sentence.tsx'
import * as tool from '../../shared/tool.css.ts'
import * as css from '../../shared/channel-list.css.ts'

export type ChannelSearchProps = {
  readonly channels: readonly Channel[]
  /** The television plans, in the order of the catalogue. */
  readonly plans: readonly { readonly id: string; readonly name: string }[]
  readonly phone: BrandPhone
}

const Controls = ({ channels, plans }: Pick<ChannelSearchProps, 'channels' | 'plans'>) => {
  const all = { value: '', label: words.all }
  const categories = channelCategories.filter((one) => channels.some(({ category }) => category === one))
  return (
    <form className={tool.controls} role="search">
      <div className={tool.wideControl}>
        <TextField name="canal" autoComplete="off" label={words.text} hint={words.textHint} />
      </div>
      <SelectField
        name="plan"
        label={words.plan}
        options={[all, ...plans.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <SelectField
        name="tema"
        label={words.category}
        options={[all, ...categories.map((value) => ({ value, label: words.categories[value] }))]}
      />
      <SelectField
        name="idioma"
        label={words.language}
        options={[all, ...languages.map((value) => ({ value, label: words.languages[value] }))]}
      />
      <Button type="reset" variant="secondary">
        {words.clear}
      </Button>
    </form>
  )
}

/**
 * The line-up: every channel by subject, and a search over them. Without script all channels are shown and the controls
 * are not. The island reads the channels from the attributes of their elements.
 */
export const ChannelSearchView = ({ channels, plans, phone }: ChannelSearchProps) => {
  if (channels.length === 0) return <PhoneSentence phone={phone} text={words.noChannels} />
  const groups = channelCategories
    .map((category) => ({ category, members: channels.filter((one) => one.category === category) }))
    .filter(({ members }) => members.length > 0)
  const namesOf = (ids: readonly string[]): string =>
    plans
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  return (
    <div data-tool="channelSearch">
      <Controls channels={channels} plans={plans} />
      <output className={tool.status}>{words.found(channels.length)}</output>
      <nav aria-label={words.subjects}>
        <ul className={css.subjects}>
          {groups.map(({ category }) => (
            <li key={category}>
              <a className={css.subjectLink} href={`#canales-${category}`}>
                {words.categories[category]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.none} data-none hidden>
        <p>{words.none}</p>
        <PhoneSentence phone={phone} text={words.noneHelp} />
      </div>
      {groups.map(({ category, members }) => (
        <section key={category} id={`canales-${category}`} className={css.group} data-group>
          <h3>{words.categories[category]}</h3>
          <ul className={css.channels}>
            {members.map(({ number, name, language, plans: ids }) => (
              <li
                key={number}
                className={css.channel}
                data-channel={number}
                data-category={category}
                data-subject={words.subjectOf(category)}
                data-language={language}
                data-plans={ids.join(' ')}
              >
                <span className={css.number}>{number}</span>
                <span className={css.name} data-name lang={languageTags[language]}>
                  {name}
                </span>
                <span className={css.detail}>
                  {`${words.languages[language]}. ${words.inPlans} ${namesOf(ids)}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
