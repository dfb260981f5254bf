import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { Switch } from './switch.tsx'

conformance('Switch', { element: HTMLDivElement, render: (props) => <Switch {...props}>Уведомления</Switch> })

test.each([{ isSelected: true }, { defaultSelected: true }])('is on by %j', (props) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() => root.render(<Switch {...props}>Согласен</Switch>))
  expect(host.querySelector('input')?.checked).toBe(true)
  flushSync(() => root.unmount())
  host.remove()
})
