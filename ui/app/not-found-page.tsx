import { notFoundWords } from '#ui/content/es/common.ts'
import { Scene } from '#ui/kit/scene/scene.tsx'
import type { ScreenProps } from './router.ts'
import { TroubleView } from './trouble.view.tsx'

/** The page of paths that don't exist, when the application itself comes across one. */
export const NotFoundPage = ({ brand }: ScreenProps) => {
  const { title, body, next } = notFoundWords
  return (
    <TroubleView
      scene={<Scene name="notFound" />}
      title={title}
      body={body}
      next={next}
      phone={brand.phones.sales}
    />
  )
}
