import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { notFoundWords } from '#ui/content/es/common.ts'
import { LateScene } from '#ui/features/late-scene.tsx'
import { TroubleView } from './trouble.view.tsx'

/** The page of paths that don't exist, when the application itself comes across one. */
export const NotFoundPage = () => {
  const { brand } = useRouteContext({ from: rootRouteId })
  const { title, body, next } = notFoundWords
  return (
    <TroubleView
      scene={<LateScene name="notFound" />}
      title={title}
      body={body}
      next={next}
      phone={brand.phones.sales}
    />
  )
}
