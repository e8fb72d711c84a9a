import { useDeferredValue, useState } from 'react'
import type { OfferId } from '#core/catalog/offer.ts'
import { channelCategories, type Channel } from '#core/channels/channel.ts'
import { fitsFilter } from '#core/channels/channel-filter.ts'
import { languageTags } from '#core/shared/language.ts'
import { channelCount, channels } from '#ui/content/channel-list.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { channelSearchWords as words } from '#ui/content/es/shared/channel-search.ts'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import * as css from '#ui/features/shared/channel-list.css.ts'
import * as tool from '#ui/features/shared/tool.css.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { SelectField } from '#ui/kit/field/select-field.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'

type TvPlan = { readonly id: OfferId; readonly name: string }

export { channelCount }

const Group = ({
  members,
  plans,
}: {
  readonly members: readonly Channel[]
  readonly plans: readonly TvPlan[]
}) => (
  <ul className={css.channels}>
    {members.map(({ number, name, language, plans: ids }) => (
      <li key={number} className={css.channel}>
        <span className={css.number}>{number}</span>
        <span className={css.name} lang={languageTags[language]}>
          {name}
        </span>
        <span className={css.detail}>
          {`${words.languages[language]}. ${words.inPlans} ${plans
            .filter(({ id }) => ids.includes(id))
            .map((plan) => brandText(plan.name))
            .join(', ')}`}
        </span>
      </li>
    ))}
  </ul>
)

const Search = ({ plans }: { readonly plans: readonly TvPlan[] }) => {
  const [typed, setText] = useState('')
  const [plan, setPlan] = useState('')
  const text = useDeferredValue(typed)
  const found = channels.filter((channel) =>
    fitsFilter(
      { ...channel, number: String(channel.number), subject: words.subjectOf(channel.category) },
      { text, plan, category: '', language: '' },
    ),
  )
  return (
    <>
      <TextField
        name="canal"
        autoComplete="off"
        label={words.text}
        hint={words.textHint}
        value={typed}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SelectField
        name="planOfChannels"
        label={words.plan}
        value={plan}
        options={[
          { value: '', label: words.all },
          ...plans.map(({ id, name }) => ({ value: id, label: brandText(name) })),
        ]}
        onChange={(event) => setPlan(event.currentTarget.value)}
      />
      <output className={tool.status}>{found.length === 0 ? words.none : words.found(found.length)}</output>
      {channelCategories.map((category) => {
        const members = found.filter((channel) => channel.category === category)
        return members.length === 0 ? null : (
          <section key={category} className={css.group}>
            <h3>{words.categories[category]}</h3>
            <Group members={members} plans={plans} />
          </section>
        )
      })}
    </>
  )
}

/** The button that opens the channels of the television plans, with a search. */
export const TvChannels = ({ plans }: { readonly plans: readonly TvPlan[] }) => {
  useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close}>
        <Search plans={plans} />
      </Dialog>
    </>
  )
}
