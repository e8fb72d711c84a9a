import type { Meta, StoryObj } from '@storybook/react-vite'
import { identity } from '#adapters/brand/identity.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { steps, type SaleStep, type Step } from '#core/routes/steps.ts'
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

type Station = { readonly name: string; readonly story: string }

/** The name of each step, and the first story of its screen. */
const stations: Readonly<Partial<Record<SaleStep, Station>>> = {
  address: { name: 'Dirección', story: 'pantallas-formulario-de-dirección--page-empty' },
  outcome: {
    name: 'Resultado de la dirección',
    story: 'pantallas-resultado-de-la-dirección--multiple-units',
  },
  bundle: { name: 'Paquetes', story: 'pantallas-paquetes--open' },
  serviceSelection: { name: 'Elección de servicios', story: 'pantallas-elección-de-servicios--open' },
  bulkIncluded: { name: 'Incluido en el edificio', story: 'pantallas-incluido-en-el-edificio--open' },
  included: { name: 'Lo que incluye la dirección', story: 'pantallas-lo-que-incluye-la-dirección--building' },
  cartDetails: { name: 'Detalle del pedido', story: 'pantallas-detalle-del-pedido--everything' },
  customize: { name: 'Líneas móviles', story: 'pantallas-líneas-móviles--own-device' },
  products: { name: 'Planes', story: 'pantallas-planes--open' },
  configure: { name: 'Configuración', story: 'pantallas-configuración--plan' },
  checkout: { name: 'Datos', story: 'pantallas-datos--empty' },
  schedule: { name: 'Visita', story: 'pantallas-visita--open' },
  payment: { name: 'Pago', story: 'pantallas-pago--card' },
  confirmation: { name: 'Confirmación', story: 'pantallas-confirmación--visit' },
}

/** The name of each part of the sale, and the story with its diagram. */
const lines: Readonly<Record<Step['journey'], Station>> = {
  localization: { name: 'Llegar', story: 'recorridos-dirección--diagram' },
  shopping: { name: 'Elegir', story: 'recorridos-carrito--diagram' },
  checkout: { name: 'Pedir', story: 'recorridos-pedido--diagram' },
}

const StoryLink = ({ story, name }: Station) => (
  <a href={`?path=/story/${story}`} target="_top">
    {name}
  </a>
)

const Stop = ({ step }: { readonly step: SaleStep }) => {
  const row: Step = steps[step]
  const station = stations[step]
  return (
    <li className={row.isDetour ? gallery.detour : gallery.stop}>
      {station === undefined ? <span>{step}</span> : <StoryLink {...station} />}
      <code className={gallery.caption}>{row.path}</code>
      {row.isSkipped ? <span className={gallery.caption}>Algunas compras no pasan por aquí.</span> : null}
    </li>
  )
}

/** The steps of the sale as a map: a line for each journey, and a stop for each step that leads to its stories. */
const SaleMap = () => (
  <main>
    <h1>El mapa de la compra</h1>
    <p className={lead}>
      Cada línea es un tramo de la compra y abre su diagrama. Cada parada es una pantalla y abre sus
      historias. Las paradas huecas son desvíos.
    </p>
    <div className={gallery.loose}>
      {Object.entries(lines).map(([journey, line]) => (
        <section key={journey}>
          <h2>
            <StoryLink {...line} />
          </h2>
          <ol className={gallery.line}>
            {saleSteps.map((step) =>
              steps[step].journey === journey ? <Stop key={step} step={step} /> : null,
            )}
          </ol>
        </section>
      ))}
    </div>
  </main>
)

export const Front: StoryObj = { name: 'Por dónde empezar', render: () => <Start /> }

export const Journey: StoryObj = { name: 'El mapa de la compra', render: () => <SaleMap /> }
