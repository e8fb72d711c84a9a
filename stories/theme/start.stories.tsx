import type { Meta, StoryObj } from '@storybook/react-vite'
import { identity } from '#adapters/brand/identity.ts'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as gallery from '../gallery.css.ts'

const meta = { title: 'Inicio', parameters: { controls: { disable: true } } } satisfies Meta

export default meta

/** Where to begin: for whom, the story that opens, and what it shows. */
const doors = [
  {
    id: 'recorridos-en-vivo--shop',
    name: 'Comprar de principio a fin',
    about: 'La tienda completa, con un proveedor simulado. Para quien la ve por primera vez.',
  },
  {
    id: 'recorridos-en-vivo--portal',
    name: 'La cuenta de un cliente',
    about: 'El portal, después de la compra. Para quien atiende a clientes.',
  },
  {
    id: 'pantallas-correos--confirmed',
    name: 'Los correos',
    about: 'Lo que recibe el comprador. Para quien escribe los textos.',
  },
  {
    id: 'tema-colores-y-medidas--light',
    name: 'Los colores y las medidas',
    about: 'La marca de la barra de arriba, de día y de noche. Para quien diseña.',
  },
  {
    id: 'reglas-carrito--builder',
    name: 'El precio, regla por regla',
    about: 'Un carrito que se arma a mano y la cuenta de cada centavo. Para quien revisa precios.',
  },
] as const

/** The front page: what this is, and five doors. */
const Start = () => (
  <main>
    <Wordmark name={identity.name} />
    <h1>Cada pantalla de la tienda, por separado</h1>
    <p className={lead}>
      Aquí se ve cada parte de la tienda en cada estado, sin servidor. La barra de arriba cambia la marca, el
      idioma, los colores y la red.
    </p>
    <ul className={gallery.loose}>
      {doors.map(({ id, name, about }) => (
        <li key={id}>
          <h2>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </h2>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  </main>
)

export const Front: StoryObj = { name: 'Por dónde empezar', render: () => <Start /> }
