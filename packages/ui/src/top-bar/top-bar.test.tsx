import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { TopBar } from './top-bar.tsx'

conformance('TopBar', { element: HTMLElement, render: (props) => <TopBar start="Организация" {...props} /> })

test('a search that does not grow stands beside the actions', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(<TopBar start="Организация" search="Поиск" actions="Выход" />)
  await expect.poll(() => element.querySelector('header')?.children.length).toBe(3)
  const [, search, actions] = element.querySelector('header')?.children ?? []
  if (!(search instanceof HTMLElement) || !actions) throw new Error('The bar has no search and actions')
  search.style.flex = 'none'
  expect(actions.getBoundingClientRect().left - search.getBoundingClientRect().right).toBeLessThan(16)
})
