import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const [ULTRA, GIG] = ['internet-500', 'internet-gig'] as [OfferId, OfferId]

/** The page of search marketing for the same speed up and down. */
export const semSymmetrical: PageWriter = ({ brand, facts }) => ({
  title: `Sube tan rápido como bajas: fibra simétrica | ${brand.name}`,
  description: `Con fibra simétrica subes y bajas a la misma velocidad: ${facts.uploadSpeed(ULTRA)} o ${facts.uploadSpeed(GIG)}. Para videollamadas, respaldos, cámaras y trabajo desde casa.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'La misma velocidad de ida y de vuelta',
      lead: 'Bajar es ver. Subir es que te vean, te oigan y recibas tus fotos en la nube. En nuestra fibra las dos cosas van igual de rápido.',
      picture: {
        name: 'semSeesaw',
        alt: 'Un subibaja en equilibrio: un niño de cada lado y un papalote en el centro',
      },
      hasAddressForm: true,
      actions: [{ label: 'Preguntar por teléfono', to: 'sales' }],
    },
    {
      kind: 'bars',
      id: 'medida',
      heading: 'Ida y vuelta, a escala',
      lead: 'Las dos barras de cada plan miden lo mismo porque las dos velocidades son la misma.',
      bars: [
        { title: `${facts.name(ULTRA)}, bajada`, value: facts.speed(ULTRA), amount: facts.mbps(ULTRA) },
        {
          title: `${facts.name(ULTRA)}, subida`,
          value: facts.uploadSpeed(ULTRA),
          amount: facts.mbps(ULTRA),
          isMain: true,
        },
        { title: `${facts.name(GIG)}, bajada`, value: facts.speed(GIG), amount: facts.mbps(GIG) },
        {
          title: `${facts.name(GIG)}, subida`,
          value: facts.uploadSpeed(GIG),
          amount: facts.mbps(GIG),
          isMain: true,
        },
      ],
      note: 'Velocidades máximas por cable. Por WiFi dependen de la casa y de los aparatos.',
    },
    {
      kind: 'cards',
      id: 'subida',
      heading: 'Cuándo notas la subida',
      lead: 'Cuando tú eres quien manda.',
      cards: [
        {
          icon: 'screen',
          title: 'Videollamadas',
          body: 'Tu imagen llega entera aunque alguien más esté en otra llamada.',
        },
        {
          icon: 'arrow',
          title: 'Archivos del trabajo',
          body: 'Un video o unos planos suben mientras te sirves el café.',
        },
        { icon: 'home', title: 'Cámaras de la casa', body: 'Guardan lo que graban sin frenar a los demás.' },
      ],
    },
    {
      kind: 'pages',
      heading: 'Mide y compara',
      pages: ['/internet/speed-test', '/internet/internet-speeds-explained', '/internet/plans'],
    },
  ],
})
