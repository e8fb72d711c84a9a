import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PageBlock } from '#core/template/page-model.ts'
import { couponWords } from '#ui/content/es/sale/coupon.ts'
import { pageModelWords } from '#ui/content/es/shared/page-models.ts'
import { blockText, parameterIn } from '#ui/content/es/shared/page-model-text.ts'
import { Button, ButtonLink, handled } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './page-notices.css.ts'

export type PageNoticesViewProps = {
  readonly blocks: readonly PageBlock[]
  readonly brand: BrandIdentity
  /** Applies a discount code; null where codes cannot be applied. */
  readonly onCode: ((code: string) => void) | null
  /** Opens a path of the shop. */
  readonly onOpen: (path: string) => void
}

type BlockProps = Omit<PageNoticesViewProps, 'blocks'> & { readonly block: PageBlock }

/** The design of a coupon: the first is plain, a later one is more prominent. */
const isStrong = (block: PageBlock): boolean => Number(parameterIn(block, 'design')) > 1

const Coupon = ({ block, brand, onCode }: BlockProps) => {
  const code = parameterIn(block, 'code')
  return (
    <Notice tone={isStrong(block) ? 'saved' : 'info'} title={parameterIn(block, 'badge') || undefined}>
      <p>{blockText(block, brand)}</p>
      {onCode === null ? null : (
        <Button variant={isStrong(block) ? 'secondary' : 'quiet'} onClick={() => onCode(code)}>
          {couponWords.use(code)}
        </Button>
      )}
    </Notice>
  )
}

const Block = (props: BlockProps) => {
  const { block, brand, onOpen } = props
  const { kind, reason, way } = block
  if (kind === 'banner') return <Coupon {...props} />
  return (
    <Notice tone="info">
      <p>{blockText(block, brand)}</p>
      {reason === null || way === null ? null : (
        <ButtonLink variant="secondary" href={way.to} onClick={handled(() => onOpen(way.to))}>
          {pageModelWords[way.labelKey]}
        </ButtonLink>
      )}
    </Notice>
  )
}

/** What the model of a page adds to its screen: notices, coupons, and the reason for missing content with a link. */
export const PageNoticesView = ({ blocks, ...rest }: PageNoticesViewProps) => (
  <div className={css.notices}>
    {blocks.map((block) => (
      <Block key={block.id} block={block} {...rest} />
    ))}
  </div>
)
