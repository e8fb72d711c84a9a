import { engineParameters } from '#core/query/login-parameters.ts'
import { FIELD_ON, fieldsOf } from '#core/template/template-field.ts'
import type { TemplateField, TemplateRequest } from '#core/template/template-field.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { SelectField } from '#ui/kit/field/select-field.tsx'
import * as css from './style-guide.css.ts'

export type EngineFormProps = {
  /** Where the engine is, and the path of the shown page. */
  readonly action: string
  readonly path: string
  readonly request: TemplateRequest
}

const Field = ({ field }: { readonly field: TemplateField }) => {
  const { name } = field
  return field.kind === 'choice' ? (
    <SelectField
      label={name}
      name={name}
      defaultValue={field.value}
      options={field.options.map((value) => ({ value, label: value || '“”' }))}
    />
  ) : (
    <Checkbox label={name} name={name} value={FIELD_ON} defaultChecked={field.isOn} />
  )
}

/** The link of a page of an engine. */
export const engineHref = (action: string, path: string): string =>
  `${action}?${new URLSearchParams({ [engineParameters.page]: path }).toString()}`

/** The fields of a request as a form, which works without script. */
export const EngineForm = ({ action, path, request }: EngineFormProps) => {
  const fields = fieldsOf(request)
  if (fields.length === 0) return <p className={css.soft}>{words.noFields}</p>
  return (
    <form className={css.form} action={action} aria-label={words.form}>
      <p className={css.soft}>{words.formHint}</p>
      <input type="hidden" name={engineParameters.page} value={path} />
      <input type="hidden" name={engineParameters.sent} value={FIELD_ON} />
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <div className={css.row}>
        <Button type="submit">{words.submit}</Button>
        <ButtonLink variant="quiet" href={engineHref(action, path)}>
          {words.reset}
        </ButtonLink>
      </div>
    </form>
  )
}
