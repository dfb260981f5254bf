import type { FormApi } from 'final-form'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Form } from 'react-final-form'
import { expect, onTestFinished, test } from 'vitest'
import { FurtherFields } from './further-fields.tsx'

const names = ['site']

const mounted = (isAtOnce: boolean) => {
  const forms: FormApi<{ site: string }>[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() =>
    root.render(
      <Form initialValues={{ site: 'old' }} keepDirtyOnReinitialize onSubmit={() => undefined}>
        {({ form }) => {
          forms.push(form)
          return (
            <FurtherFields names={names} isAtOnce={isAtOnce}>
              Сайт
            </FurtherFields>
          )
        }}
      </Form>,
    ),
  )
  return { host, form: forms[0] }
}

test('what stands further down is drawn by itself, and its fields are known before', async () => {
  const { host, form } = mounted(false)
  expect(host.textContent).toBe('')
  flushSync(() => undefined)
  form?.change('site', 'typed')
  form?.initialize({ site: 'of another' })
  expect(form?.getState().values).toEqual({ site: 'typed' })
  await expect.poll(() => host.textContent).toBe('Сайт')
})

test('a field that the way leads to is there at once', () => {
  expect(mounted(true).host.textContent).toBe('Сайт')
})
