import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { Section } from '#ui/kit/section/section.tsx'
import type { BrandDesign, DesignToken, DesignTokens } from '#ui/theme/design-tokens.ts'
import { designTokens } from '#ui/theme/design-tokens.ts'
import { media } from '#ui/theme/media.ts'
import * as css from './style-guide.css.ts'

type Named<T> = readonly (readonly [string, T])[]

const isToken = (one: DesignToken | DesignTokens): one is DesignToken => '$value' in one

const tokensIn = (group: DesignTokens): Named<DesignToken> =>
  Object.entries(group).flatMap(([name, one]) => (isToken(one) ? [[name, one] as const] : []))

const groupsIn = (group: DesignTokens): Named<DesignTokens> =>
  Object.entries(group).flatMap(([name, one]) => (isToken(one) ? [] : [[name, one] as const]))

/** The groups whose sample is a text. */
const TEXT_GROUPS: readonly string[] = ['font', 'size']

type GroupProps = { readonly group: string; readonly tokens: Named<DesignToken> }

const Samples = ({ group, tokens }: GroupProps) => (
  <ul className={css.stack}>
    {tokens.map(([name, { $value }]) => (
      <li key={name} className={css.piece}>
        <span className={css.soft}>
          <code className={css.code}>{name}</code> {$value}
        </span>
        <div className={css.samples[group]?.[name]}>{TEXT_GROUPS.includes(group) ? words.sample : null}</div>
      </li>
    ))}
  </ul>
)

const Values = ({ values }: { readonly values: Named<string> }) => (
  <dl className={css.facts}>
    {values.map(([name, value]) => (
      <div key={name}>
        <dt className={css.soft}>
          <code className={css.code}>{name}</code>
        </dt>
        <dd className={css.fact}>
          <code className={css.code}>{value}</code>
        </dd>
      </div>
    ))}
  </dl>
)

/** Type, sizes, corners and movements, each with token, value and sample. Colours have their own samples. */
export const TokenSamples = ({ design }: { readonly design: BrandDesign }) => {
  const { color: _, ...tokens } = designTokens(design)
  return (
    <>
      {groupsIn(tokens).map(([group, one]) => (
        <Section
          key={group}
          heading={words.groups[group] ?? group}
          hint={group === 'duration' ? words.motionHint : undefined}
        >
          <Samples group={group} tokens={tokensIn(one)} />
        </Section>
      ))}
      <Section heading={words.measures}>
        <Values values={tokensIn(tokens).map(([name, { $value }]) => [name, String($value)])} />
      </Section>
      <Section heading={words.breakpoints} hint={words.breakpointsHint}>
        <Values values={Object.entries(media)} />
      </Section>
    </>
  )
}
