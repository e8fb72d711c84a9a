import type { Brand } from '#core/brand/brand.ts'
import { sceneNames } from '#core/brand/illustration.ts'
import { uiElementsPath } from '#core/routes/internal-paths.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { DrawnIcon } from '#ui/kit/icon/icon.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import type { BrandDesign } from '#ui/theme/design-tokens.ts'
import { siteIconPaths } from '../site-icons.ts'
import { ColorSamples } from './color-samples.tsx'
import { ControlSamples } from './control-samples.tsx'
import { StyleGuideFrame } from './style-guide-frame.tsx'
import * as css from './style-guide.css.ts'
import { TokenSamples } from './token-samples.tsx'

export type UiElementsPageProps = { readonly brand: Brand; readonly design: BrandDesign }

const Icons = () => (
  <Section heading={words.icons}>
    <ul className={css.tight}>
      {Object.entries(siteIconPaths).map(([name, path]) => (
        <li key={name} className={css.piece}>
          <span className={css.icon}>
            <DrawnIcon path={path} size="large" />
          </span>
          <code className={css.code}>{name}</code>
        </li>
      ))}
    </ul>
  </Section>
)

const Scenes = () => (
  <Section heading={words.scenes} hint={words.scenesHint}>
    <ul className={css.loose}>
      {sceneNames.map((name) => (
        <li key={name} className={css.piece}>
          <Scene name={name} />
          <code className={css.code}>{name}</code>
        </li>
      ))}
    </ul>
  </Section>
)

/** The elements of the design in this brand, from its tokens and the kit: nothing of it is written here. */
export const UiElementsPage = ({ brand, design }: UiElementsPageProps) => (
  <StyleGuideFrame brand={brand} path={uiElementsPath}>
    <ColorSamples palette={design.palette} />
    <TokenSamples design={design} />
    <Icons />
    <ControlSamples name={brand.name} />
    <Scenes />
  </StyleGuideFrame>
)
