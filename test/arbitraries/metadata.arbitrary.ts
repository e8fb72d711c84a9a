import * as fc from 'fast-check'
import { type PageMetadata, parsePageMetadata } from '#core/metadata/page-metadata.ts'
import { accepted } from './accepted.ts'

const words = fc.constantFrom('Internet en tu casa', 'Planes & precios', 'Ñandú <b>', 'TV "en vivo"')

const paths = fc.constantFrom('', '/', '/internet', '/internet/plans', '/mobile/products/phones')

const headings = fc.constantFrom(
  { h1Hidden: null, h1Header: null, h1Title: null },
  { h1Hidden: 'Oculto', h1Header: null, h1Title: null },
  { h1Hidden: null, h1Header: 'Encabezado', h1Title: null },
  { h1Hidden: null, h1Header: null, h1Title: 'Título' },
)

export const pageMetadata: fc.Arbitrary<PageMetadata> = fc
  .record({
    title: words,
    description: words,
    og: fc.record({
      title: words,
      description: words,
      image: fc.constantFrom('https://cometa.example/portada.png'),
      url: paths.map((path) => `https://cometa.example${path}`),
      urlEsp: paths.map((path) => `https://es.cometa.example${path}`),
    }),
    schema: fc.array(fc.dictionary(fc.constantFrom('@type', 'name', '</script>'), fc.jsonValue()), {
      maxLength: 3,
    }),
    isRobotsIndexAndFollow: fc.boolean(),
    heading: headings,
  })
  .map(({ heading, ...metadata }) => accepted(parsePageMetadata({ ...metadata, ...heading })))

/** A route as a browser may name it: any case, slashes, query and fragment. */
export const writtenRoute = (route: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.boolean(), { minLength: route.length, maxLength: route.length }),
      fc.constantFrom('/', '//', '///'),
      fc.constantFrom('', '/', '//'),
      fc.constantFrom('', '?a=1', '#top', '?a=/X#y', '#y?z', '?x\ny'),
    )
    .map(
      ([upper, between, slashes, rest]) =>
        Array.from(route, (sign, at) => (upper[at] === true ? sign.toUpperCase() : sign))
          .join('')
          .replaceAll('/', between) +
        slashes +
        rest,
    )
