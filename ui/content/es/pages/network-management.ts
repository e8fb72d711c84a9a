import { internetPlanIds, otherLegalPages, typicalLatency } from '#ui/content/legal-data.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'
import { textSection } from '#ui/content/text-section.ts'

const speeds = ({ brand, facts }: PageContext) =>
  internetPlanIds(brand).map((id) => [
    facts.name(id),
    facts.speed(id),
    facts.uploadSpeed(id),
    typicalLatency(id) ?? '—',
  ])

/** How the network treats traffic, and the speeds of the plans. */
export const networkManagement: PageWriter = (context) => ({
  title: `Gestión de la red y velocidad de los planes | ${context.brand.name}`,
  description: `Cómo trata ${context.brand.name} el tráfico de internet, qué velocidad tiene cada plan y de qué depende la que mides en casa.`,
  sections: [
    {
      kind: 'intro',
      title: 'Gestión de la red',
      lead: 'Cómo tratamos tu tráfico y qué velocidad tiene cada plan.',
    },
    textSection(
      'Trato del tráfico',
      'Todo el tráfico legal recibe el mismo trato: ningún sitio, aplicación o servicio se bloquea, va más lento o paga por ir más rápido.',
      'Para proteger la red filtramos ataques y correo no deseado.',
    ),
    {
      kind: 'table',
      id: 'velocidad',
      heading: 'Velocidad de cada plan',
      lead: 'La latencia es la típica: lo que tarda un dato en ir y volver.',
      columns: ['Plan', 'Bajada', 'Subida', 'Latencia'],
      rows: speeds(context),
      note: 'La velocidad es la máxima por cable hasta tu equipo. Por WiFi depende de la casa, de los aparatos y de cuántos se usan a la vez.',
    },
    textSection(
      'Si va más lento',
      `Llama a clientes: ${context.facts.phone('service')}. Medimos la línea contigo.`,
    ),
    { kind: 'pages', heading: 'Otras páginas legales', pages: otherLegalPages('/network-management') },
  ],
})
