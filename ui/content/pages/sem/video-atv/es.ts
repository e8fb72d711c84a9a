import type { PageContext } from '#ui/content/page-entry.ts'
import { titled } from '#ui/content/word-lists.ts'

export const name = 'TV en tu televisor'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Usa el televisor que ya tienes, con app o Xumo | ${brand.name}`,
  description: `Si tu televisor tiene apps, descarga la nuestra y entra. Si no, conecta un Xumo por ${facts.price('xumo-lease')} al mes. Los canales son los de tu plan.`,
  opening: {
    title: 'Tu televisor viejo todavía sirve',
    lead: `No hay que comprar pantalla nueva. Con la app, o con un Xumo, ves ${facts.name('tv-stream')} desde ${facts.price('tv-stream')} al mes.`,
    picture:
      'Un televisor antiguo con patas: un hilo lo une a una caja pequeña y a un papalote en la pantalla',
    actions: { sales: 'Llamar para pedir' },
  },
  steps: {
    id: 'pasos',
    heading: 'De apagado a encendido',
    lead: 'Lo haces con el control remoto.',
    steps: titled({
      'Busca las apps': 'Si el menú de tu televisor tiene una tienda de apps, descarga la nuestra. Ya casi.',
      'O conecta un Xumo':
        'Va en la entrada HDMI y usa tu WiFi. Es para televisores sin apps, o con apps lentas.',
      'Entra con tu cuenta': 'La misma del pedido. Los canales de tu plan aparecen en la guía.',
    }),
  },
  xumo: {
    id: 'xumo',
    heading: 'Xumo: rentado o tuyo',
    lead: 'Al principio pagas lo mismo al mes. La diferencia viene después.',
    columns: ['Manera', 'Cada mes', 'Cuánto tiempo', 'Al final'],
    rows: [
      ['Rentado', facts.price('xumo-lease'), 'Mientras lo uses', 'Lo devuelves'],
      [
        'Propio',
        facts.price('xumo-own'),
        `${facts.promotionMonths('xumo-own')} meses`,
        'Es tuyo y no pagas más',
      ],
    ],
  },
  pages: { heading: 'Antes de conectar' },
})
