import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { useOpenAfterPaint } from './use-open-after-paint.ts'

const Opener = () => {
  const { isOpen, onOpenChange } = useOpenAfterPaint()
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
      Столбцы
    </button>
  )
}

test('what opens lets its pressed button be painted first, and closes at once', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() => root.render(<Opener />))
  const button = host.querySelector('button')
  const press = (): string | null => {
    flushSync(() => button?.click())
    return button?.getAttribute('aria-expanded') ?? null
  }
  expect(press()).toBe('false')
  await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('true')
  expect(press()).toBe('false')
})
