import type { ReactElement } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { PageBlock, PageModel, PageOffer } from '#core/template/page-model.ts'
import type { BlockKind } from '#core/template/section-kind.ts'
import { deviceSlug } from '#core/mobile/device-slug.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { blockText, parameterIn } from '#ui/content/es/shared/page-model-text.ts'
import { pageModelWords } from '#ui/content/es/shared/page-models.ts'
import { deviceText } from '#ui/content/device-text.ts'
import { money } from '#ui/content/format.ts'
import { PageNoticesView } from '#ui/features/shared/page-notices.view.tsx'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Card } from '#ui/kit/card/card.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './style-guide.css.ts'

type BlockProps = { readonly block: PageBlock; readonly model: PageModel; readonly brand: Brand }

const nameOf = (brand: Brand, { kind, id }: PageOffer): string => {
  if (kind === 'offer') return brand.catalog.offers.find((offer) => offer.id === id)?.name ?? id
  const device = brand.site.devices.find((one) => deviceSlug(one) === id)
  return device === undefined ? id : deviceText(brand, device.name)
}

const Offers = ({ block, model, brand }: BlockProps) => (
  <ul className={css.loose}>
    {model.offers
      .filter(({ id }) => block.offers.includes(id))
      .map((offer) => (
        <Card key={offer.id} as="li">
          <strong>{nameOf(brand, offer)}</strong>
          <SummaryList
            dense
            rows={offer.prices
              .filter(({ amount }) => amount > 0)
              .map(({ id, amount, months }, index) => ({
                id: `${id}-${index}`,
                label: <code className={css.code}>{months === 0 ? id : `${id} × ${months}`}</code>,
                amount: money(amount).text,
              }))}
          />
        </Card>
      ))}
  </ul>
)

const Listed = (props: BlockProps) => (
  <div className={css.stack}>
    <p>{blockText(props.block, props.brand)}</p>
    <Offers {...props} />
  </div>
)

const Notices = ({ block, brand }: BlockProps) => (
  <PageNoticesView blocks={[block]} brand={brand} onCode={null} onOpen={() => undefined} />
)

const Placeholder = ({ title, block, brand }: BlockProps & { readonly title: string }) => (
  <div className={css.dashed}>
    <span className={css.soft}>{title}</span>
    <p>{blockText(block, brand)}</p>
  </div>
)

const Summary = ({ block, brand, ...rest }: BlockProps) => (
  <div className={css.stack}>
    <p>{blockText(block, brand)}</p>
    <SummaryList
      rows={block.parameters.map(({ name }) => ({
        id: name,
        label: <code className={css.code}>{name}</code>,
        amount: parameterIn(block, name),
      }))}
    />
    {block.offers.length === 0 ? null : <Offers block={block} brand={brand} {...rest} />}
  </div>
)

/** How each kind of block is drawn. */
const blocks: Readonly<Record<BlockKind, (props: BlockProps) => ReactElement>> = {
  intro: ({ block, brand }) => <p className={lead}>{blockText(block, brand)}</p>,
  offers: Listed,
  choice: Listed,
  form: (props) => <Placeholder {...props} title={words.formPart} />,
  summary: Summary,
  windows: (props) => <Placeholder {...props} title={words.windowsPart} />,
  banner: Notices,
  notice: Notices,
  variant: Notices,
  empty: Notices,
}

const Way = ({ block: { way, kind } }: BlockProps) =>
  way === null || kind === 'empty' ? null : (
    <ButtonLink variant="secondary" href={way.to}>
      {pageModelWords[way.labelKey]}
    </ButtonLink>
  )

export type ModelViewProps = { readonly model: PageModel; readonly brand: Brand }

/** Draws the model of a page: its title, and each block by its kind with its texts, offers and link. */
export const ModelView = ({ model, brand }: ModelViewProps) => (
  <>
    <h3>{pageModelWords[model.titleKey].replaceAll('{brand}', brand.name)}</h3>
    {model.blocks.map((block) => {
      const Block = blocks[block.kind]
      const props = { block, model, brand }
      return (
        <div key={block.id} className={css.stack}>
          <Block {...props} />
          <Way {...props} />
        </div>
      )
    })}
  </>
)
