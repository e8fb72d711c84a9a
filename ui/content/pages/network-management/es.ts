import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Cómo cuidamos la red'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Gestión de la red y velocidad de los planes | ${brand.name}`,
  description: `Cómo trata ${brand.name} el tráfico de internet, qué velocidad tiene cada plan y de qué depende la que mides en casa.`,
  intro: { title: 'Gestión de la red', lead: 'Cómo tratamos tu tráfico y qué velocidad tiene cada plan.' },
  traffic: {
    heading: 'Trato del tráfico',
    paragraphs: [
      'Todo el tráfico legal recibe el mismo trato: ningún sitio, app o servicio se bloquea, va más lento o paga por ir más rápido.',
      'Para proteger la red filtramos ataques y correo no deseado.',
    ],
  },
  speed: {
    id: 'velocidad',
    heading: 'Velocidad de cada plan',
    lead: 'La latencia es la típica: lo que tarda un dato en ir y volver.',
    columns: ['Plan', 'Bajada', 'Subida', 'Latencia'],
    note: 'La velocidad es la máxima por cable hasta tu equipo. Por WiFi depende de la casa, de los dispositivos y de cuántos se usan a la vez.',
  },
  slower: {
    heading: 'Si va más lento',
    paragraphs: [`Llama a clientes: ${facts.phone('service')}. Medimos la línea contigo.`],
  },
  pages: { heading: 'Otras páginas legales' },
})
