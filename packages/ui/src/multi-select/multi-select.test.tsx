import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { MultiSelect } from './multi-select.tsx'
import type { MultiSelectProps } from './props.ts'

conformance('MultiSelect', {
  element: HTMLDivElement,
  render: (props) => <MultiSelect items={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})

const choices = [
  { value: 'a', label: 'Волга' },
  { value: 'b', label: 'Кама' },
]

/** A field that keeps its value, in a plain form. */
const show = (first: readonly string[], props: Partial<MultiSelectProps> = {}) => {
  const given: string[][] = []
  function Owner(own: Partial<MultiSelectProps>) {
    const [value, setValue] = useState(first)
    return (
      <CabinetProvider>
        <form>
          <MultiSelect
            label="Реки"
            name="rivers"
            {...own}
            value={value}
            onChange={(next) => {
              given.push(next)
              setValue(next)
            }}
          />
        </form>
      </CabinetProvider>
    )
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const render = (own: Partial<MultiSelectProps>): void => flushSync(() => root.render(<Owner {...own} />))
  render({ items: choices, ...props })
  const data = (): FormDataEntryValue[] => new FormData(host.querySelector('form') ?? undefined).getAll('rivers')
  return { given, render, data }
}

test('a value that the list lacks is neither lost nor sent away without a word', async () => {
  const { given, data } = show(['z', 'b'])
  expect(data()).toEqual(['z', 'b'])
  await userEvent.click(page.getByRole('button', { name: /Реки/ }))
  await userEvent.click(page.getByRole('option', { name: 'Волга' }))
  expect(given).toEqual([['a', 'b', 'z']])
  await userEvent.click(page.getByRole('option', { name: 'Кама' }))
  expect(given.at(-1)).toEqual(['a', 'z'])
  expect(data()).toEqual(['a', 'z'])
  await userEvent.click(page.getByRole('button', { name: 'Сбросить' }))
  expect(given.at(-1)).toEqual([])
})

test('what was chosen keeps its name when another list comes', async () => {
  const { given, render } = show([])
  await userEvent.click(page.getByRole('button', { name: /Реки/ }))
  await userEvent.click(page.getByRole('option', { name: 'Волга' }))
  await userEvent.keyboard('{Escape}')
  render({ items: [{ value: 'c', label: 'Ока' }] })
  await expect.element(page.getByRole('button', { name: /Реки/ })).toHaveTextContent('Волга')
  await userEvent.click(page.getByRole('button', { name: /Реки/ }))
  await userEvent.click(page.getByRole('option', { name: 'Ока' }))
  expect(given.at(-1)).toEqual(['c', 'a'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: /Реки/ })).toMatchTextContent('Ока, Волга')
})

test('the page may decide when the list is open', async () => {
  const asked: boolean[] = []
  const { render } = show([], { isOpen: false, onOpenChange: (isOpen) => asked.push(isOpen) })
  const button = page.getByRole('button', { name: /Реки/ })
  await userEvent.click(button)
  expect(asked).toEqual([true])
  expect(page.getByRole('listbox').elements()).toHaveLength(0)
  render({ items: choices, isOpen: true, onOpenChange: (isOpen) => asked.push(isOpen) })
  await expect.element(page.getByRole('option', { name: 'Волга' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(asked).toEqual([true, false])
})

test('the box of what cannot be chosen does not look like the boxes that can', async () => {
  show([], { items: [...choices, { value: 'c', label: 'Ока', isDisabled: true }] })
  await userEvent.click(page.getByRole('button', { name: /Реки/ }))
  await expect.element(page.getByRole('option', { name: 'Ока' })).toBeVisible()
  const marks = [...document.querySelectorAll('[data-part=optionMark]')].map((mark) => getComputedStyle(mark))
  expect(marks.length).toBe(3)
  expect(marks[1]!.borderTopColor).toBe(marks[0]!.borderTopColor)
  expect(marks[2]!.borderTopColor).not.toBe(marks[0]!.borderTopColor)
})
