import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { notFoundWords } from '#ui/content/es/shared/common.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { TroubleView } from './trouble.view.tsx'

/** The not-found page, for navigation inside the application. */
export const NotFoundPage = () => {
  useLanguage()
  const { brand } = useRouteContext({ from: rootRouteId })
  const { title, body, next } = notFoundWords
  return (
    <TroubleView
      scene={<LazyScene name="notFound" />}
      title={title}
      body={body}
      next={next}
      phone={brand.phones.sales}
    />
  )
}
