import { dataAllowance, otherLegalPages } from '#ui/content/legal-data.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'
import { textSection } from '#ui/content/text-section.ts'

const allowance = (): string => {
  const data = dataAllowance()
  return data === null
    ? 'Los planes de internet no tienen límite de datos. No hay cargos por usar más.'
    : `Los planes de internet incluyen ${data.included} GB al mes. Cada ${data.per} GB más cuestan ${data.price}.`
}

/** How much data the plans include. */
export const dataPolicy: PageWriter = ({ brand, facts }) => ({
  title: `Política de datos de tu internet | ${brand.name}`,
  description: `Cuántos datos incluyen los planes de internet de ${brand.name}, qué pasa si usas muchos y qué cambia en una línea móvil.`,
  sections: [
    { kind: 'intro', title: 'Política de datos', lead: 'Cuántos datos incluye tu plan.' },
    textSection(
      'Internet en casa',
      allowance(),
      'Cuentan igual las series, los juegos, las videollamadas y las descargas.',
    ),
    textSection(
      'Líneas móviles',
      'Cuando la red está cargada, una línea que ya usó muchos datos en el mes puede ir más lenta hasta que la red se descargue.',
    ),
    textSection('¿Dudas?', `Llama a clientes: ${facts.phone('service')}.`),
    { kind: 'pages', heading: 'Otras páginas legales', pages: otherLegalPages('/data-policy') },
  ],
})
