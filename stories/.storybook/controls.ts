import type { ArgTypes, ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types'

const literal = /^'(.*)'$/

/** A slot, as the compiler writes its type. */
const slot = /^(?:Slot|boolean \| ReactElement|ReactElement)/

const isAbsent = (type: SBType): boolean => type.name === 'other' && type.value === 'undefined'

const isLiteral = (type: SBType): boolean => type.name === 'other' && literal.test(type.value)

/** Returns a prop's type without `undefined`, to find a suitable control. React nodes and slots count as text. */
const editable = (type: SBType): SBType => {
  if (type.name === 'other' && type.value === 'ReactNode')
    return { name: 'string', required: type.required ?? false }
  if (type.name !== 'union') return type
  if (type.raw !== undefined && slot.test(type.raw))
    return { name: 'string', required: type.required ?? false }
  if (type.raw?.includes('=>') === true) return { name: 'function', required: type.required ?? false }
  const members = type.value.filter((member) => !isAbsent(member))
  const [only] = members
  if (only !== undefined && members.length === 1)
    return editable({ ...only, required: type.required ?? false })
  if (!members.every(isLiteral)) return type
  const options = members.map(
    (member) => literal.exec(String('value' in member ? member.value : ''))?.[1] ?? '',
  )
  return { name: 'enum', value: options, required: type.required ?? false }
}

const withEditableType = (argType: InputType): InputType => {
  const { type, table } = argType
  if (typeof type !== 'object') return argType
  const summary = type.raw?.replace(' | undefined', '')
  return {
    ...argType,
    type: editable(type),
    ...(summary !== undefined && { table: { ...table, type: { summary } } }),
  }
}

/** Gives each prop the type of its control: `'a' | 'b' | undefined` is an enum, `string | undefined` a string. */
export const editableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withEditableType(argType)]),
  ) as never

/** Props that are records. Their control edits the record as JSON. */
const records: readonly string[] = ['total']

const controlOf = ({ control }: InputType): string =>
  (typeof control === 'object' ? control.type : control) || 'none'

const isUsable = (name: string, argType: InputType): boolean => {
  const { type } = argType
  if (typeof type === 'object' && type.name === 'function') return true
  const control = controlOf(argType)
  return control === 'object' ? records.includes(name) : control !== 'none'
}

/** Lists the optional props without a usable control in the panel. */
export const unusableControls = (argTypes: ArgTypes): readonly string[] =>
  Object.entries(argTypes)
    .filter(
      ([name, argType]) =>
        typeof argType.type === 'object' && argType.type.required !== true && !isUsable(name, argType),
    )
    .map(([name]) => name)
