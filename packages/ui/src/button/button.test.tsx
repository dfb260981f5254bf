import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ButtonContext } from 'react-aria-components/Button'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { Button } from './button.tsx'

conformance('Button', {
  element: HTMLButtonElement,
  render: (props) => <Button {...props}>Сохранить</Button>,
})

conformance('Button with a reason', {
  element: HTMLButtonElement,
  render: (props) => (
    <Button {...props} disabledReason="Нет прав">
      Сохранить
    </Button>
  ),
})

conformance('Button that waits', {
  element: HTMLButtonElement,
  render: (props) => (
    <Button {...props} isLoading>
      Сохранить
    </Button>
  ),
})

const submitted = vi.fn()

/** The button waits below a field that complains as soon as it is left. */
function ComplainingForm({ isLoading = false }: { isLoading?: boolean }) {
  const [isLeft, setLeft] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <input aria-label="ИНН" onBlur={() => setLeft(true)} />
      {isLeft && <p style={{ height: 200 }}>Введите 10 или 12 цифр</p>}
      <Button isLoading={isLoading} type="submit">
        Отправить
      </Button>
    </form>
  )
}

describe('a button that sends a form', () => {
  let host: HTMLDivElement
  let root: Root
  const show = (content: ReactElement): void => flushSync(() => root.render(content))
  const field = (): HTMLElement => page.getByLabelText('ИНН').element() as HTMLElement
  /** What a screen reader is being told about the button; others may be told of at the same time. */
  const said = (name: string): Element | null =>
    page
      .getByRole('img', { name, exact: true })
      .elements()
      .find((element) => element.closest('[data-live-announcer]')) ?? null
  beforeEach(() => {
    submitted.mockClear()
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    host.remove()
  })

  test('leaves the focus in the field, which then does not move it away from under the press', async () => {
    show(<ComplainingForm />)
    await userEvent.click(field())
    await userEvent.click(page.getByRole('button', { name: 'Отправить' }))
    expect(submitted).toHaveBeenCalledTimes(1)
    expect(field()).toBe(document.activeElement)
    expect(page.getByText('Введите').query()).toBeNull()
  })

  test('takes the focus as any button where no field has it', async () => {
    show(<ComplainingForm />)
    await userEvent.click(page.getByRole('button', { name: 'Отправить' }))
    expect(document.activeElement?.textContent).toBe('Отправить')
  })

  test('tells a person whose focus is in the field that the form is on its way, and when it is over', async () => {
    show(<ComplainingForm />)
    field().focus()
    show(<ComplainingForm isLoading />)
    await expect.poll(() => said('Отправить Загрузка')).not.toBeNull()
    show(<ComplainingForm />)
    await expect.poll(() => said('Отправить')).not.toBeNull()
    for (const name of ['Отправить Загрузка', 'Отправить']) said(name)?.remove()
  })

  test('is told of by its name also when it has left the page meanwhile', async () => {
    show(<ComplainingForm />)
    field().focus()
    show(<ComplainingForm isLoading />)
    show(<p>Готово</p>)
    await expect.poll(() => said('Отправить Загрузка')).not.toBeNull()
    said('Отправить Загрузка')?.remove()
  })

  test('says nothing to a person who is elsewhere', () => {
    show(<ComplainingForm />)
    field().blur()
    vi.useFakeTimers()
    show(<ComplainingForm isLoading />)
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(said('Отправить Загрузка')).toBeNull()
  })

  test('does not send the form twice: Enter in a field finds no button to press while it waits', async () => {
    show(<ComplainingForm isLoading />)
    await userEvent.click(field())
    expect(page.getByRole('button').element().getAttribute('type')).toBe('button')
    await userEvent.click(page.getByRole('button'), { force: true })
    expect(submitted).not.toHaveBeenCalled()
  })
})

test('an unavailable button says why also when the focus scrolls to it', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <>
        <input aria-label="Выше" />
        <div style={{ height: '300vh' }} />
        <Button disabledReason="Нет прав">Удалить</Button>
      </>,
    ),
  )
  await userEvent.click(page.getByRole('textbox'))
  const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { capture: true, once: true }))
  await userEvent.tab()
  await scrolled
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Нет прав')
  const reason = page.getByRole('tooltip').element().getBoundingClientRect()
  const button = page.getByRole('button').element().getBoundingClientRect()
  expect(Math.min(Math.abs(button.top - reason.bottom), Math.abs(reason.top - button.bottom))).toBeLessThan(20)
  flushSync(() => root.unmount())
  host.remove()
})

test('an unavailable button calls nothing that a press would call', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const called = vi.fn()
  flushSync(() =>
    root.render(
      <Button
        disabledReason="Нет прав"
        onClick={called}
        onKeyDown={called}
        onPress={called}
        onPressEnd={called}
        onPressStart={called}
      >
        Удалить
      </Button>,
    ),
  )
  await userEvent.click(page.getByRole('button'), { force: true })
  await userEvent.keyboard('{Enter} ')
  expect(called).not.toHaveBeenCalled()
  flushSync(() => root.unmount())
  host.remove()
})

test('a button takes the part that a component of react-aria gives to its slot, and none without one', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = vi.fn()
  flushSync(() =>
    root.render(
      <ButtonContext value={{ slots: { close: { onPress: close } } }}>
        <Button slot="close">Закрыть</Button>
        <Button>Другая</Button>
      </ButtonContext>,
    ),
  )
  await userEvent.click(page.getByRole('button', { name: 'Другая' }))
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Закрыть' }))
  expect(close).toHaveBeenCalledTimes(1)
  flushSync(() => root.unmount())
  host.remove()
})
