import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { guides } from '../kit/guides.ts'

type ListProps = { readonly title: string; readonly items: readonly string[] }

const List = ({ title, items }: ListProps) => (
  <>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
)

type KeysProps = { readonly keys: readonly (readonly [key: string, effect: string])[] }

const Keys = ({ keys }: KeysProps) =>
  keys.length === 0 ? (
    <p>No recibe el foco.</p>
  ) : (
    <table>
      <thead>
        <tr>
          <th scope="col">Tecla</th>
          <th scope="col">Qué hace</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

/** The docs page of a component: its guide, its props, and its states. */
export const KitDocs = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guides[preparedMeta.title]
  return (
    <>
      <Title />
      {guide === undefined ? null : (
        <>
          <p>{guide.use}</p>
          <List title="Haz esto" items={guide.dos} />
          <List title="Evita esto" items={guide.donts} />
          <h3>Teclado</h3>
          <Keys keys={guide.keys} />
          <List title="Accesibilidad" items={guide.accessibility} />
        </>
      )}
      <h3>Propiedades</h3>
      <Primary />
      <Controls />
      <Stories title="Estados" />
    </>
  )
}
