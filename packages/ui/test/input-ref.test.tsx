import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import partsByName from '../etc/parts.json' with { type: 'json' }
import * as library from '../src/index.ts'

const byName = new Map<string, unknown>(Object.entries(library))

type Anything = ComponentType<Record<string, unknown>>
const items = [
  { value: 'a', label: 'Сбербанк' },
  { value: 'b', label: 'ВТБ' },
]
const needed: Readonly<Record<string, object>> = {
  ChoiceCardGroup: {
    children: items.map(({ value, label }) => <library.ChoiceCard key={value} title={label} value={value} />),
  },
  FileUpload: { upload: () => Promise.reject(new Error('no')) },
  RestrictedField: { allow: /\d/ },
  SegmentedControl: { value: 'b', onChange: () => {} },
}
const fields = [
  ...Object.entries(partsByName as Record<string, readonly string[]>).flatMap(([name, parts]) =>
    // A register says what went wrong as well, and is no field.
    parts.includes('error') && !parts.includes('row') ? [name] : [],
  ),
  ...['AddressField', 'CompanyField', 'SearchField', 'SegmentedControl'],
]

const render = (content: ReactNode): void => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() => root.render(<library.CabinetProvider>{content}</library.CabinetProvider>))
}

test('there are fields', () => expect(fields.length).toBeGreaterThan(30))

test.each(fields)('%s hands out what takes its focus', async (name) => {
  const Field = byName.get(name) as Anything
  const inputRef: { current: HTMLElement | null } = { current: null }
  render(<Field inputRef={inputRef} items={items} label="Поле" {...needed[name]} />)
  await expect.poll(() => inputRef.current).toBeInstanceOf(HTMLElement)
  inputRef.current?.focus()
  expect(document.activeElement).toBe(inputRef.current)
})

test.each([
  { name: 'CheckboxGroup', chosen: { value: ['b'] } },
  { name: 'ChoiceCardGroup', chosen: { value: 'b' } },
  { name: 'RadioGroup', chosen: { value: 'b' } },
  { name: 'SegmentedControl', chosen: { value: 'b', onChange: () => {} } },
])('$name hands out the chosen one', async ({ name, chosen }) => {
  const Group = byName.get(name) as Anything
  const inputRef: { current: HTMLInputElement | null } = { current: null }
  render(<Group inputRef={inputRef} items={items} label="Поле" {...needed[name]} {...chosen} />)
  await expect.poll(() => inputRef.current?.value).toBe('b')
})
