import { Bell } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { Stack } from '../stack/stack.tsx'
import { IconButton } from './icon-button.tsx'

conformance('IconButton', {
  element: HTMLButtonElement,
  render: (props) => <IconButton icon={Bell} label="Уведомления" {...props} />,
})

test('stays a square of its own size in a column that stretches what stands in it', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const sizes = ['small', 'medium', 'large'] as const
  const all = sizes.map((size) => <IconButton key={size} icon={Bell} label={size} size={size} />)
  flushSync(() =>
    root.render(
      <>
        <Stack>{all}</Stack>
        <div style={{ display: 'grid' }}>{all}</div>
      </>,
    ),
  )
  const boxes = [...host.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
  expect(boxes.map(({ width }) => width)).toEqual(boxes.map(({ height }) => height))
  expect(boxes.map(({ width }) => width)).toEqual([32, 40, 44, 32, 40, 44])
})
