import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CabinetProvider } from '../provider/index.ts'
import { conformance } from '../../test/support/conformance.tsx'
import { emptyAddress } from './address.ts'
import { AddressField } from './address-field.tsx'

conformance('AddressField', { element: HTMLDivElement, render: (props) => <AddressField label="Адрес" {...props} /> })

// The usual pause is longer than the time between two letters, so nothing is typed any more when the answer comes.
test.each(['а', 'Арбат 1'])('shows the suggestions for «%s», which come after the last letter', async (text) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const suggest = () => Promise.resolve([{ ...emptyAddress, text: 'Москва, Арбат, 1' }])
  flushSync(() =>
    root.render(
      <CabinetProvider>
        <AddressField label="Адрес" minLength={1} suggest={suggest} />
      </CabinetProvider>,
    ),
  )
  const input = host.querySelector('input') ?? host
  await userEvent.fill(input, text)
  await expect.poll(() => document.querySelector('[role=option]')?.textContent).toBe('Москва, Арбат, 1')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role=option]')).toBeNull()
  await userEvent.type(input, '2')
  await expect.poll(() => document.querySelector('[role=option]')).not.toBeNull()
  document.querySelector<HTMLElement>('[role=option]')?.click()
  await expect.poll(() => document.querySelector('[role=option]')).toBeNull()
  expect(host.querySelector('input')?.value).toBe('Москва, Арбат, 1')
})
