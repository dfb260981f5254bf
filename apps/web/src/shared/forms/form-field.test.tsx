import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Form } from 'react-final-form'
import { expect, onTestFinished, test } from 'vitest'
import { FormField, type Wired } from './form-field.tsx'

const mounted = (drawn: string[]) => {
  const fields: Record<string, Wired<string>> = {}
  const draw = (field: Wired<string>) => {
    drawn.push(field.name)
    fields[field.name] = field
    return <output id={field.name}>{`${field.value}|${field.errorMessage ?? ''}`}</output>
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const validate = ({ inn }: { inn?: string }) => (inn === 'wrong' ? { inn: 'Проверьте ИНН' } : {})
  flushSync(() =>
    root.render(
      <Form initialValues={{ inn: '7707083893' }} validate={validate} onSubmit={() => undefined}>
        {() => (
          <>
            <FormField name="inn" empty="">
              {draw}
            </FormField>
            <FormField name="kpp" empty="">
              {draw}
            </FormField>
          </>
        )}
      </Form>,
    ),
  )
  // The fields join the form after they are drawn.
  flushSync(() => undefined)
  const text = (name: string) => host.querySelector(`#${name}`)?.textContent
  return { fields, text }
}

test('a field is drawn once when its form opens, and alone when it changes', () => {
  const drawn: string[] = []
  const { fields, text } = mounted(drawn)
  expect(drawn).toEqual(['inn', 'kpp'])
  expect(text('inn')).toBe('7707083893|')
  flushSync(() => fields['inn']?.onFocus())
  flushSync(() => fields['inn']?.onChange('wrong'))
  expect(text('inn')).toBe('wrong|')
  flushSync(() => fields['inn']?.onBlur())
  expect(text('inn')).toBe('wrong|Проверьте ИНН')
  expect(drawn).toEqual(['inn', 'kpp', 'inn', 'inn'])
})
