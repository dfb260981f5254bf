import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { RadioGroup } from './radio-group.tsx'

conformance('RadioGroup', {
  element: HTMLDivElement,
  render: (props) => <RadioGroup items={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})

test('inputRef is the input that takes the focus: the chosen one, else the first that can be chosen', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const choices = [
    { value: 'a', label: 'А', isDisabled: true },
    { value: 'b', label: 'Б' },
    { value: 'c', label: 'В' },
  ]
  const inputRef = createRef<HTMLInputElement>()
  const show = (value: string): void =>
    flushSync(() => root.render(<RadioGroup items={choices} inputRef={inputRef} label="Выбор" value={value} />))
  show('')
  expect(inputRef.current?.value).toBe('b')
  show('c')
  expect(inputRef.current?.value).toBe('c')
  flushSync(() => root.unmount())
  host.remove()
})
