import type { PageContext } from '#ui/content/page-entry.ts'
import { titled } from '#ui/content/word-lists.ts'

const [ULTRA, GIG] = ['internet-500', 'internet-gig'] as const

export const name = 'La misma velocidad de ida y vuelta'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Sube tan rápido como bajas: fibra simétrica | ${brand.name}`,
  description: `Con fibra simétrica subes y bajas a la misma velocidad: ${facts.uploadSpeed(ULTRA)} o ${facts.uploadSpeed(GIG)}. Para videollamadas, respaldos, cámaras y trabajo desde casa.`,
  opening: {
    title: 'La misma velocidad de ida y de vuelta',
    lead: 'Bajar es ver. Subir es que te vean, te oigan y recibas tus fotos en la nube. En nuestra fibra las dos cosas van igual de rápido.',
    picture: 'Un subibaja en equilibrio: un niño de cada lado y un papalote en el centro',
    actions: { sales: 'Preguntar por teléfono' },
  },
  measure: {
    id: 'medida',
    heading: 'Ida y vuelta, a escala',
    lead: 'Las dos barras de cada plan miden lo mismo porque las dos velocidades son la misma.',
    bars: {
      download: { title: `${facts.name(ULTRA)}, bajada` },
      upload: { title: `${facts.name(ULTRA)}, subida` },
      download2: { title: `${facts.name(GIG)}, bajada` },
      upload2: { title: `${facts.name(GIG)}, subida` },
    },
    note: 'Velocidades máximas por cable. Por WiFi dependen de la casa y de los dispositivos.',
  },
  upload: {
    id: 'subida',
    heading: 'Cuándo notas la subida',
    lead: 'Cuando tú eres quien manda.',
    cards: titled({
      Videollamadas: 'Tu imagen llega entera aunque alguien más esté en otra llamada.',
      'Archivos del trabajo': 'Un video o unos planos suben mientras te sirves el café.',
      'Cámaras de la casa': 'Guardan lo que graban sin frenar a los demás.',
    }),
  },
  pages: { heading: 'Mide y compara' },
})
