import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { Checkbox } from './checkbox.tsx'

conformance('Checkbox', { element: HTMLDivElement, render: (props) => <Checkbox {...props}>Согласен</Checkbox> })

test.each([{ isSelected: true }, { defaultSelected: true }])('is on by %j', (props) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() => root.render(<Checkbox {...props}>Согласен</Checkbox>))
  expect(host.querySelector('input')?.checked).toBe(true)
  flushSync(() => root.unmount())
  host.remove()
})
