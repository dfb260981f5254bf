import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { Accordion } from './accordion.tsx'

conformance('Accordion', {
  element: HTMLDivElement,
  render: (props) => <Accordion items={[{ id: 'a', title: 'Вопрос', content: 'Ответ' }]} {...props} />,
})

test('a title is round only where the list is', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const items = ['a', 'b', 'c'].map((id) => ({ id, title: id, content: 'Ответ' }))
  const corners = (open: readonly string[]): string[] => {
    flushSync(() =>
      root.render(
        <CabinetProvider>
          <Accordion items={items} value={open} />
        </CabinetProvider>,
      ),
    )
    return [...host.querySelectorAll('button')].map((title) => getComputedStyle(title).borderRadius)
  }
  expect(corners([])).toEqual(['15px 15px 0px 0px', '0px', '0px 0px 15px 15px'])
  expect(corners(['c'])).toEqual(['15px 15px 0px 0px', '0px', '0px'])
})
