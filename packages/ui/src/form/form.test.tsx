import { memo, Profiler, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { fieldHost } from '../../test/support/field-host.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import { InnField } from '../inn-field/inn-field.tsx'
import type { FormErrors } from '../internal/form-errors.ts'
import { CabinetProvider } from '../provider/provider.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form } from './form.tsx'

conformance('Form', {
  element: HTMLFormElement,
  render: (props) => (
    <Form {...props} onSubmit={() => {}}>
      Поля
    </Form>
  ),
})

test('a form that renders again leaves its fields as they are', () => {
  const drawn = vi.fn()
  const Fields = memo(() => (
    <Profiler id="fields" onRender={drawn}>
      <TextField label="Город" name="city" />
      <Select items={[{ value: 'a', label: 'А' }]} label="Область" name="region" />
      <DateField label="Дата" name="day" />
    </Profiler>
  ))
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const show = (label: string) =>
    flushSync(() =>
      root.render(
        <Form aria-label={label} onSubmit={() => {}}>
          <Fields />
        </Form>,
      ),
    )
  show('Первый')
  const before = drawn.mock.calls.length
  show('Второй')
  expect(host.querySelector('form')?.getAttribute('aria-label')).toBe('Второй')
  expect(drawn).toHaveBeenCalledTimes(before)
  root.unmount()
  host.remove()
})

test('a form in a dialog that was opened from another form sends only itself', async () => {
  const outer = vi.fn()
  const inner = vi.fn()
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const show = (content: ReactNode) => flushSync(() => root.render(content))
  show(
    <Form onSubmit={outer} aria-label="Outer">
      {createPortal(
        <Form onSubmit={inner} data-testid="inner">
          <button type="submit">Send</button>
        </Form>,
        document.body,
      )}
    </Form>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  expect(inner).toHaveBeenCalledOnce()
  expect(outer).not.toHaveBeenCalled()
  expect(page.getByTestId('inner').element().getAttribute('aria-label')).toBeNull()
  root.unmount()
  host.remove()
})

describe('one submission at a time', () => {
  const host = fieldHost()
  const press = (times: number): void => {
    const form = host.find<HTMLFormElement>('form')
    for (let index = 0; index < times; index++) form?.requestSubmit()
  }

  test('until its promise ends', async () => {
    const ends: (() => void)[] = []
    const send = vi.fn(async () => new Promise<void>((resolve) => ends.push(resolve)))
    host.show(
      <Form onSubmit={send}>
        <TextField label="Имя" name="name" />
      </Form>,
    )
    press(8)
    expect(send).toHaveBeenCalledOnce()
    ends[0]?.()
    await expect
      .poll(() => {
        press(1)
        return send.mock.calls.length
      })
      .toBe(2)
    ends[1]?.()
  })

  test('an Enter held down in a field sends once', async () => {
    const send = vi.fn(async () => new Promise<void>(() => {}))
    host.show(
      <Form onSubmit={send}>
        <TextField label="Имя" name="name" />
        <button type="submit">Отправить</button>
      </Form>,
    )
    await page.getByRole('textbox', { name: 'Имя' }).click()
    await userEvent.keyboard('{Enter>8/}')
    expect(send).toHaveBeenCalledOnce()
  })

  test('a submission does not reach a form around the dialog', () => {
    const outer = vi.fn()
    host.show(
      <form onSubmit={outer}>
        {createPortal(
          <Form onSubmit={() => {}} data-testid="inner">
            <TextField label="Имя" />
          </Form>,
          document.body,
        )}
      </form>,
    )
    flushSync(() => (page.getByTestId('inner').element() as HTMLFormElement).requestSubmit())
    expect(outer).not.toHaveBeenCalled()
  })
})

describe('the errors of a server', () => {
  let host: HTMLDivElement
  let root: Root
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
  })
  afterEach(() => {
    root.unmount()
    host.remove()
  })

  const banks = [{ value: 'sber', label: 'Сбербанк' }]
  const refused = {
    name: 'Имя занято',
    inn: ['Такой организации нет', 'Проверьте цифры'],
    bank: 'Банк не работает',
    date: 'День прошёл',
    from: 'Период закрыт',
    terms: 'Без согласия нельзя',
    nobody: 'Поля нет',
  }

  function Refused({ hasOwn = false }: { hasOwn?: boolean }) {
    const [errors, setErrors] = useState<FormErrors>()
    return (
      <Form
        aria-label="Form"
        validationErrors={errors && { ...errors }}
        onSubmit={async () => {
          await Promise.resolve()
          setErrors(refused)
        }}
      >
        <TextField errorMessage={hasOwn ? 'Слишком короткое' : undefined} label="Имя" name="name" />
        <InnField label="ИНН" name="inn" />
        <Select items={banks} label="Банк" name="bank" />
        <DateField label="Дата" name="date" />
        <DateRangeField label="Период" nameFrom="from" nameTo="to" />
        <Checkbox name="terms">Согласен</Checkbox>
        <button type="submit">Send</button>
      </Form>
    )
  }
  const show = (content: ReactNode): void => flushSync(() => root.render(<CabinetProvider>{content}</CabinetProvider>))
  const send = () => page.getByRole('button', { name: 'Send' }).click()
  const textOf = (text: string) => page.getByText(text, { exact: false })

  test('stand at their fields, and the first one takes the focus', async () => {
    show(<Refused />)
    await send()
    const name = page.getByRole('textbox', { name: 'Имя' })
    await expect.element(name).toHaveAccessibleDescription('Имя занято')
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(page.getByRole('textbox', { name: 'ИНН' }))
      .toHaveAccessibleDescription('Такой организации нет Проверьте цифры')
    for (const text of ['Банк не работает', 'День прошёл', 'Период закрыт', 'Без согласия нельзя'])
      await expect.element(textOf(text)).toBeVisible()
  })

  test('go when the value of their field changes, and come again when the server says so again', async () => {
    show(<Refused />)
    await send()
    await page.getByRole('textbox', { name: 'ИНН' }).fill('7707083893')
    await expect.element(textOf('Такой организации нет')).not.toBeInTheDocument()
    await page.getByRole('button', { name: /Банк/ }).click()
    await page.getByRole('option', { name: 'Сбербанк' }).click()
    await expect.element(textOf('Банк не работает')).not.toBeInTheDocument()
    await page.getByText('Согласен').click()
    await expect.element(textOf('Без согласия нельзя')).not.toBeInTheDocument()
    await page.getByRole('textbox', { name: 'Период дата начала' }).fill('1.2.2026')
    await expect.element(textOf('Период закрыт')).not.toBeInTheDocument()
    await expect.element(textOf('Имя занято')).toBeVisible()
    await send()
    await expect.element(textOf('Такой организации нет')).toBeVisible()
    await expect.element(textOf('Банк не работает')).toBeVisible()
  })

  test('a day that is chosen in the calendar answers its error', async () => {
    show(<Refused />)
    await send()
    await page.getByRole('button', { name: /: Дата/ }).click()
    await page.getByRole('gridcell').getByRole('button').nth(10).click()
    await expect.element(textOf('День прошёл')).not.toBeInTheDocument()
  })

  test('the message of the field itself goes first', async () => {
    show(<Refused hasOwn />)
    await send()
    await expect.element(textOf('Банк не работает')).toBeVisible()
    await expect.element(textOf('Слишком короткое')).toBeVisible()
    await expect.element(textOf('Имя занято')).not.toBeInTheDocument()
  })
})
