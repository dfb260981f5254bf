import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { ComboBox } from '../src/combo-box/combo-box.tsx'
import { DateField } from '../src/date-field/date-field.tsx'
import { PasswordField } from '../src/password-field/password-field.tsx'
import { CabinetProvider } from '../src/provider/provider.tsx'

test('buttons inside fields are at least 44 px wide and high under a finger', async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  try {
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
    flushSync(() =>
      root.render(
        <CabinetProvider>
          <ComboBox items={[{ value: 'a', label: 'А' }]} defaultValue="a" label="Выбор" />
          <DateField label="Дата" />
          <PasswordField label="Пароль" />
        </CabinetProvider>,
      ),
    )
    const boxes = [...host.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
    expect(boxes.length).toBeGreaterThanOrEqual(4)
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(44)
    }
  } finally {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
    flushSync(() => root.unmount())
    host.remove()
  }
})
