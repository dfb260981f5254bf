import type { ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { Form } from './form.tsx'

conformance('Form', {
  element: HTMLFormElement,
  render: (props) => (
    <Form {...props} onSubmit={() => {}}>
      Поля
    </Form>
  ),
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
