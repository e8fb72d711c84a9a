import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Planes sin límite'

export const words = ({ brand, facts }: PageContext) => {
  const family = facts.lines('bundled', 4)
  return {
    title: `${family.count} líneas sin límite por ${family.cost} al mes | ${brand.name} Mobile`,
    description: `Con tu internet de ${brand.name}, ${family.count} líneas Unlimited suman ${family.cost} al mes por ${family.years} año. Trae tu número y mira el precio en tu dirección.`,
    opening: {
      title: `${family.count} líneas, ${family.cost}`,
      lead: `Al mes, con internet, durante ${family.years} año y antes de impuestos. Es lo mismo que cuestan ${facts.lines('bundled', 3).count}: la última la ponemos nosotros.`,
      picture: 'Los celulares de una familia, cada uno con su parte igual del mismo precio',
    },
    price: {
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
    included: {
      id: 'incluye',
      heading: 'Lo que lleva cada línea',
      lead: 'Igual para todas, sin línea principal.',
      cards: titled({
        'Datos que no se acaban':
          'Usar más no cuesta más. Con la red cargada, una línea que ya usó muchos puede ir más lenta.',
        'Llamadas y mensajes': 'A todo el país, sin contar. Las que parecen fraude llegan marcadas.',
        'WiFi en casa': 'En tu red, el celular usa tu internet y la señal de la calle descansa.',
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'Antes de hacer cuentas',
      items: answers({
        '¿El precio es por línea?': `No. ${family.cost} es el total de las ${family.count}. Al terminar el precio fijo, cada línea pasa a ${facts.mobile.perLine('unlimited')}.`,
        '¿Tenemos que vivir en la misma casa?':
          'No. Basta con que las líneas estén en la misma cuenta. El internet sí va en una dirección.',
        '¿Y sin internet?': `También hay precio: ${facts.lines('standalone', 4).count} líneas suman ${facts.lines('standalone', 4).cost} al mes.`,
        '¿Podemos traer celulares que todavía debemos?': `Sí. Con ${facts.mobile.switchMinLines} líneas o más hay una oferta que paga hasta ${facts.mobile.switchMost} de lo que deben.`,
      }),
    },
    action: {
      heading: 'Cuenta a tu familia y llama',
      actions: { sales: 'Llamar a ventas', switch: 'Ver la oferta para cambiarse' },
    },
  }
}
