import type { PageWriter } from '#ui/content/page-entry.ts'

/** The page of search marketing for television through an app or a small box on the television set. */
export const semTvSet: PageWriter = ({ brand, facts }) => ({
  title: `Usa el televisor que ya tienes, con app o Xumo | ${brand.name}`,
  description: `Si tu televisor tiene apps, descarga la nuestra y entra. Si no, conecta un Xumo por ${facts.price('xumo-lease')} al mes. Los canales son los de tu plan.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Tu televisor viejo todavía sirve',
      lead: `No hay que comprar pantalla nueva. Con la aplicación, o con un Xumo, ves ${facts.name('tv-stream')} desde ${facts.price('tv-stream')} al mes.`,
      picture: {
        name: 'semOldSet',
        alt: 'Un televisor antiguo con patas: un hilo lo une a una caja pequeña y a un papalote en la pantalla',
      },
      hasAddressForm: true,
      actions: [{ label: 'Llamar para pedir', to: 'sales' }],
    },
    {
      kind: 'steps',
      id: 'pasos',
      heading: 'De apagado a encendido',
      lead: 'Lo haces con el control remoto.',
      steps: [
        {
          title: 'Busca las apps',
          body: 'Si el menú de tu televisor tiene una tienda de apps, descarga la nuestra. Ya casi.',
        },
        {
          title: 'O conecta un Xumo',
          body: 'Va en la entrada HDMI y usa tu WiFi. Es para televisores sin apps, o con apps lentas.',
        },
        {
          title: 'Entra con tu cuenta',
          body: 'La misma del pedido. Los canales de tu plan aparecen en la guía.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'xumo',
      heading: 'Xumo: alquilado o tuyo',
      lead: 'Al principio pagas lo mismo al mes. La diferencia viene después.',
      columns: ['Manera', 'Cada mes', 'Cuánto tiempo', 'Al final'],
      rows: [
        ['Alquilado', facts.price('xumo-lease'), 'Mientras lo uses', 'Lo devuelves'],
        [
          'Propio',
          facts.price('xumo-own'),
          `${facts.promotionMonths('xumo-own')} meses`,
          'Es tuyo y no pagas más',
        ],
      ],
    },
    {
      kind: 'pages',
      heading: 'Antes de conectar',
      pages: ['/cable-tv/streaming/xumo', '/cable-tv/streaming/{product}-tv-app', '/cable-tv/plans'],
    },
  ],
})
