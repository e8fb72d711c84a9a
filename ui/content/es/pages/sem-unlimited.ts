import type { PageWriter } from '#ui/content/page-entry.ts'

/** The campaign page of the unlimited plans. */
export const semUnlimited: PageWriter = ({ brand, facts }) => {
  const family = facts.lines('bundled', 4)
  return {
    title: `${family.count} líneas sin límite por ${family.cost} al mes | ${brand.name} Mobile`,
    description: `Con tu internet de ${brand.name}, ${family.count} líneas Unlimited suman ${family.cost} al mes por ${family.years} año. Trae tu número y mira el precio en tu dirección.`,
    sections: [
      {
        kind: 'opening',
        layout: 'price',
        title: `${family.count} líneas, ${family.cost}`,
        lead: `Al mes, con internet, durante ${family.years} año y antes de impuestos. Es lo mismo que cuestan ${facts.lines('bundled', 3).count}: la última la ponemos nosotros.`,
        picture: {
          name: 'sharedLine',
          alt: 'Los celulares de una familia, cada uno con su parte igual del mismo precio',
        },
        actions: [],
        hasAddressForm: true,
      },
      {
        kind: 'table',
        id: 'precio',
        heading: 'Si son más o son menos',
        lead: 'El total de la cuenta al mes, con internet.',
        columns: ['Líneas', 'Al mes', 'Después, por línea'],
        rows: [2, 3, 4, 5, 6].map((count) => [
          `${facts.lines('bundled', count).count} líneas`,
          facts.lines('bundled', count).cost,
          facts.mobile.perLine('unlimited'),
        ]),
      },
      {
        kind: 'cards',
        id: 'incluye',
        heading: 'Lo que lleva cada línea',
        lead: 'Igual para todas, sin línea principal.',
        tone: 'coral',
        cards: [
          {
            icon: 'signal',
            title: 'Datos que no se acaban',
            body: 'Usar más no cuesta más. Con la red cargada, una línea que ya usó muchos puede ir más lenta.',
          },
          {
            icon: 'receiver',
            title: 'Llamadas y mensajes',
            body: 'A todo el país, sin contar. Las que parecen fraude llegan marcadas.',
          },
          {
            icon: 'wifi',
            title: 'WiFi en casa',
            body: 'En tu red, el celular usa tu internet y la señal de la calle descansa.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Antes de hacer cuentas',
        items: [
          {
            question: '¿El precio es por línea?',
            answer: `No. ${family.cost} es el total de las ${family.count}. Al terminar el precio fijo, cada línea pasa a ${facts.mobile.perLine('unlimited')}.`,
          },
          {
            question: '¿Tenemos que vivir en la misma casa?',
            answer:
              'No. Basta con que las líneas estén en la misma cuenta. El internet sí va en una dirección.',
          },
          {
            question: '¿Y sin internet?',
            answer: `También hay precio: ${facts.lines('standalone', 4).count} líneas suman ${facts.lines('standalone', 4).cost} al mes.`,
          },
          {
            question: '¿Podemos traer celulares que todavía debemos?',
            answer: `Sí. Con ${facts.mobile.switchMinLines} líneas o más hay una oferta que paga hasta ${facts.mobile.switchMost} de lo que deben.`,
          },
        ],
      },
      {
        kind: 'action',
        heading: 'Cuenta a tu familia y llama',
        lead: `${facts.hours('mobileSales')}.`,
        actions: [
          { label: 'Llamar a ventas', to: 'sales' },
          { label: 'Ver la oferta para cambiarse', to: '/mobile/switch' },
        ],
      },
    ],
  }
}
