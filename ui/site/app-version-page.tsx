import type { Brand } from '#core/brand/brand.ts'
import { appVersionWords as words } from '#ui/content/es/shared/app-version.ts'
import { lead, small } from '#ui/theme/text.css.ts'
import type { AppVersion } from './app-version.ts'
import * as css from './app-version.css.ts'
import { SiteFrame } from './site-frame.tsx'

export type AppVersionPageProps = { readonly brand: Brand; readonly version: AppVersion }

/** The page with the versions of a running store, for operators. */
export const AppVersionPage = ({ brand, version }: AppVersionPageProps) => {
  const { commit, contract, rules, catalog } = version
  const rows = [
    [words.commit, commit === null ? words.unknown : commit.hash],
    [words.committedAt, commit === null ? words.unknown : commit.at],
    [words.contract, contract],
    [words.rules, rules],
    [words.catalog, catalog],
  ] as const
  return (
    <SiteFrame brand={brand}>
      <h1>{words.title}</h1>
      <p className={lead}>{words.about(brand.name)}</p>
      <dl className={css.list}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className={small}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {commit?.isChanged === true && <p className={small}>{words.changed}</p>}
    </SiteFrame>
  )
}
