import { conformance } from '../../test/support/conformance.tsx'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'

conformance('Banner', { element: HTMLDivElement, render: (props) => <Banner {...props}>Сообщение</Banner> })

test('the words of a quiet action that wraps stand in line with the message', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() =>
    root.render(
      <div style={{ inlineSize: '300px' }}>
        <Banner
          action={
            <Button variant="quiet" size="small">
              К оплате
            </Button>
          }
        >
          Есть просроченный счёт на 2 480,00 ₽. Если не оплатить его, страхование приостановится.
        </Banner>
      </div>,
    ),
  )
  const startOf = (text: string | RegExp): number => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text).element())
    return range.getBoundingClientRect().left
  }
  expect(Math.abs(startOf('К оплате') - startOf(/^Есть просроченный/))).toBeLessThan(1)
})

test('a message to take note of is drawn by a sign, as the clock is for what waits', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() => root.render(<Banner tone="notice">Доступ ограничен</Banner>))
  expect(host.querySelector('svg.lucide-circle-alert')).not.toBeNull()
  expect(host.querySelector('svg.lucide-clock')).toBeNull()
})
