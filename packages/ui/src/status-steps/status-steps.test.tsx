import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { StatusSteps } from './status-steps.tsx'

conformance('StatusSteps', {
  element: HTMLOListElement,
  render: (props) => <StatusSteps {...props} steps={[{ id: 'sent', label: 'Подано', state: 'done' }]} />,
})

test.each(['upcoming', 'current'] as const)(
  'on a tablet the words of five steps break between words: %s',
  async (state) => {
    await page.viewport(768, 1024)
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    onTestFinished(() => {
      root.unmount()
      host.remove()
    })
    const labels = ['Черновик', 'Отправлено', 'На рассмотрении', 'Решение', 'Выплата']
    flushSync(() =>
      root.render(
        // What is left of 768 px beside a narrow navigation, within a card.
        <div style={{ inlineSize: '582px' }}>
          <StatusSteps steps={labels.map((label) => ({ id: label, label, state }))} />
        </div>,
      ),
    )
    await document.fonts.ready
    await expect.element(page.getByText(/На рассмотрении/)).toBeVisible()
    const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() && walker.currentNode.nodeValue !== 'На рассмотрении');
    const range = document.createRange()
    range.setStart(walker.currentNode, 'На '.length)
    range.setEnd(walker.currentNode, 'На рассмотрении'.length)
    expect(range.getClientRects()).toHaveLength(1)
  },
)
