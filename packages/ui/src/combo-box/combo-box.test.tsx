import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { ComboBox } from './combo-box.tsx'
import type { ComboBoxProps } from './props.ts'

conformance('ComboBox', {
  element: HTMLDivElement,
  render: (props) => <ComboBox items={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})

const banks = [
  { value: 'sber', label: 'Сбербанк' },
  { value: 'tbank', label: 'АО «ТБанк»' },
  { value: 'twin-1', label: 'Ромашка', description: 'Москва' },
  { value: 'twin-2', label: 'Ромашка', description: 'Тула' },
  { value: 'closed', label: 'Закрытый', isDisabled: true },
]

describe('what is typed into a ComboBox is not lost', () => {
  let host: HTMLDivElement
  let root: Root
  let values: string[]
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
    values = []
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    host.remove()
  })

  function Owner(props: Partial<ComboBoxProps>) {
    const [value, setValue] = useState(props.value ?? '')
    const own = props.defaultValue === undefined ? { value } : {}
    const onChange = (next: string): void => {
      values.push(next)
      setValue(next)
    }
    return (
      <CabinetProvider>
        <form>
          <ComboBox label="Банк" name="bank" {...props} {...own} onChange={onChange} />
          <button type="button">Дальше</button>
        </form>
      </CabinetProvider>
    )
  }
  const mount = (props: Partial<ComboBoxProps>): HTMLInputElement => {
    flushSync(() => root.render(<Owner {...(props.load ? {} : { items: banks })} {...props} />))
    const input = host.querySelector<HTMLInputElement>('input[role=combobox]')
    if (input === null) throw new Error('no input')
    input.focus()
    return input
  }
  const data = (): FormDataEntryValue | null => new FormData(host.querySelector('form') ?? undefined).get('bank')
  const said = (): string => host.querySelector('[slot=errorMessage]')?.textContent ?? ''

  const leave = {
    Tab: () => userEvent.keyboard('{Tab}'),
    Enter: () => userEvent.keyboard('{Enter}'),
    'a click elsewhere': () => userEvent.click(document.body, { position: { x: 600, y: 600 } }),
  }
  describe.each(Object.entries(leave))('left by %s', (_name, go) => {
    test.each([
      ['Сбербанк', 'Сбербанк', 'sber'],
      [' сбербанк ', 'Сбербанк', 'sber'],
      ['ао "тбанк"', 'АО «ТБанк»', 'tbank'],
    ])('a whole label is its choice: %j', async (text, shown, value) => {
      const input = mount({})
      await userEvent.keyboard(text)
      await go()
      await expect.poll(() => input.value).toBe(shown)
      expect(values).toEqual([value])
      expect(data()).toBe(value)
      expect(said()).toBe('')
    })

    test.each([
      ['Сбер', 'Такого варианта нет. Выберите из списка'],
      ['Рога и копыта', 'Такого варианта нет. Выберите из списка'],
      ['Закрытый', 'Такого варианта нет. Выберите из списка'],
      ['Ромашка', 'Подходит несколько вариантов. Выберите один из списка'],
    ])('what names no one choice stays with a sentence: %j', async (text, sentence) => {
      const input = mount({})
      await userEvent.keyboard(text)
      await go()
      await expect.poll(said).toBe(sentence)
      expect(input.value).toBe(text)
      expect(input.getAttribute('aria-invalid')).toBe('true')
      expect(data()).toBe('')
      input.focus()
      input.select()
      await userEvent.keyboard('Сбербанк')
      await go()
      await expect.poll(data).toBe('sber')
      expect(said()).toBe('')
    })

    test.each([{ value: 'sber' }, { defaultValue: 'sber' }])(
      'another text takes the choice away: %j',
      async (props) => {
        const input = mount(props)
        input.select()
        await userEvent.keyboard('Рога и копыта')
        await go()
        await expect.poll(() => values).toEqual([''])
        expect(input.value).toBe('Рога и копыта')
        expect(data()).toBe('')
      },
    )

    test('another label changes the choice at once', async () => {
      const input = mount({ value: 'sber' })
      input.select()
      await userEvent.keyboard('АО «ТБанк»')
      await go()
      await expect.poll(() => values).toEqual(['tbank'])
      expect(input.value).toBe('АО «ТБанк»')
    })
  })

  test('Escape gives back what was chosen', async () => {
    const input = mount({ value: 'sber' })
    input.select()
    await userEvent.keyboard('Рога{Escape}')
    await expect.poll(() => input.value).toBe('Сбербанк')
    await userEvent.keyboard('{Tab}')
    expect(data()).toBe('sber')
    expect(said()).toBe('')
  })

  test('a text that was emptied empties the value', async () => {
    const input = mount({ value: 'sber' })
    input.select()
    await userEvent.keyboard('{Delete}{Tab}')
    expect(values).toEqual([''])
    expect(input.value).toBe('')
    expect(said()).toBe('')
  })

  test('a reset of the form takes back a text without a choice', async () => {
    const input = mount({ defaultValue: 'sber' })
    input.select()
    await userEvent.keyboard('Рога{Tab}')
    await expect.poll(data).toBe('')
    host.querySelector('form')?.reset()
    await expect.poll(() => input.value).toBe('Сбербанк')
    expect(data()).toBe('sber')
    expect(said()).toBe('')
  })

  test('an answer that comes after the field was left still takes the whole label', async () => {
    const asked: ((choices: typeof banks) => void)[] = []
    const load = async (query: string): Promise<typeof banks> =>
      query === '' ? [] : new Promise((settle) => void asked.push(settle))
    const input = mount({ load, pause: 0 })
    await userEvent.keyboard('Сбербанк{Tab}')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(said()).toBe('')
    expect(input.value).toBe('Сбербанк')
    for (const settle of asked) settle(banks)
    await expect.poll(data).toBe('sber')
    expect(values).toEqual(['sber'])
  })

  test('an answer that never comes says so', async () => {
    const load = async (): Promise<typeof banks> => {
      throw new Error('offline')
    }
    const input = mount({ load, pause: 0 })
    await userEvent.keyboard('Сбербанк{Tab}')
    await expect.poll(said).toBe('Не удалось загрузить')
    expect(input.value).toBe('Сбербанк')
  })
})
