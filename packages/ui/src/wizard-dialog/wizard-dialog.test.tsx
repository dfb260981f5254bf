import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { CabinetProvider, type RouterAdapter } from '../provider/provider.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { WizardRun, WizardStep } from './step.ts'
import { follow, stateOf, trailTo } from './trail.ts'
import { WizardDialog, type WizardDialogProps } from './wizard-dialog.tsx'

conformance('WizardDialog', {
  element: HTMLElement,
  isPortal: true,
  render: (props) => (
    <WizardDialog
      isOpen
      steps={[{ id: 'only', title: 'Договор' }]}
      title="Подключение"
      onOpenChange={() => {}}
      {...props}
    />
  ),
})

const ids = ['contract', 'account', 'extra', 'result']
const states = (trail: readonly string[]) => ids.map((id) => stateOf(ids, trail, id))

test('a dialog opened on a step has the ones before it done', () => {
  expect(trailTo(ids, 'extra')).toEqual(['contract', 'account', 'extra'])
  expect(states(trailTo(ids, 'account'))).toEqual(['done', 'current', 'upcoming', 'upcoming'])
  expect(trailTo(ids, 'unknown')).toEqual(['contract'])
})

test('a step that was jumped over is neither done nor ahead', () => {
  expect(states(follow(trailTo(ids, 'account'), 'result'))).toEqual(['done', 'done', 'skipped', 'current'])
})

test('returning to a step forgets what came after it; staying changes nothing at all', () => {
  const trail = ['contract', 'account', 'result']
  expect(follow(trail, 'account')).toEqual(['contract', 'account'])
  expect(follow(trail, 'result')).toBe(trail)
})

let host: HTMLDivElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})
const buttonNamed = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((button) =>
    `${button.ariaLabel ?? ''}${button.textContent}`.startsWith(name),
  ) ?? null
const firstField = (): HTMLElement => {
  const field = document.querySelector<HTMLElement>('[role=dialog] input')
  if (field === null) throw new Error('no field')
  return field
}
const focused = (): string | undefined => document.activeElement?.textContent

describe('Enter in a field', () => {
  // After a press without a pointer, as a test of another file may have made last, a screen reader is thought to be there:
  // fields wait with their focus, and the heading of the step keeps it.
  beforeEach(async () => {
    document.body.click()
    await userEvent.keyboard('{ArrowDown}')
  })
  const open = (submit: WizardStep<'account' | 'result'>['submit']): HTMLElement => {
    const content = [<TextField key="account" autoFocus label="Account" />, <TextField key="secret" label="Пароль" />]
    const steps = [
      { id: 'account', title: 'Данные аккаунта', content, submit },
      { id: 'result', title: 'Результат' },
    ] as const
    flushSync(() => root.render(<WizardDialog isOpen steps={steps} title="Подключение" onOpenChange={() => {}} />))
    return firstField()
  }

  test('submits the step, though its button stands outside of the form', async () => {
    const submit = vi.fn(() => false as const)
    const field = open(submit)
    // A field that takes the focus for itself keeps it.
    await expect.poll(() => document.activeElement).toBe(field)
    await userEvent.keyboard('demo{Enter}')
    await expect.poll(() => submit.mock.calls.length).toBe(1)
    expect(document.activeElement).toBe(field)
  })

  test('hands the focus to the button that waits, and has it back after a cancellation', async () => {
    const signals: AbortSignal[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const field = open(({ signal }) => {
      signals.push(signal)
      return promise
    })
    await expect.poll(() => document.activeElement).toBe(field)
    await userEvent.keyboard('demo{Enter}')
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Продолжить'))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(buttonNamed('Отменить'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(field)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    // What comes too late leads nowhere.
    resolve()
    await promise
    await userEvent.keyboard('{Tab}')
    expect(document.querySelector('[role=dialog] h3')).toHaveProperty('textContent', 'Данные аккаунта')
    expect(document.querySelectorAll('[role=dialog] h3')).toHaveLength(1)
  })
})

describe('the owner of the state', () => {
  const signals: AbortSignal[] = []
  const never = ({ signal }: WizardRun): Promise<void> => {
    signals.push(signal)
    return new Promise(() => {})
  }
  const steps = [
    { id: 'contract', title: 'Договор', content: <TextField label="Номер" /> },
    { id: 'account', title: 'Данные аккаунта', content: <TextField label="Account" />, submit: never },
  ] as const
  const changed = vi.fn()
  const show = (props: Partial<WizardDialogProps<'contract' | 'account'>>): void =>
    flushSync(() =>
      root.render(<WizardDialog isOpen steps={steps} title="Подключение" onOpenChange={changed} {...props} />),
    )
  beforeEach(() => {
    signals.length = 0
    changed.mockClear()
  })
  const send = async (): Promise<void> => {
    buttonNamed('Готово')?.click()
    await expect.poll(() => buttonNamed('Отменить')).not.toBeNull()
  }

  test('may go elsewhere during a request, which is then aborted', async () => {
    show({ step: 'account' })
    await send()
    show({ step: 'contract' })
    await expect.poll(focused).toBe('Договор')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    await expect.poll(() => buttonNamed('Отменить')).toBeNull()
    show({ step: 'account' })
    await expect.poll(focused).toBe('Данные аккаунта')
  })

  test('may close during a request; opened anew, the dialog starts afresh', async () => {
    show({ defaultStep: 'account' })
    await userEvent.fill(firstField(), 'demo')
    await send()
    show({ isOpen: false })
    await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true])
    show({})
    await expect.poll(focused).toBe('Договор')
    buttonNamed('Закрыть')?.click()
    await expect.poll(() => changed.mock.calls).toEqual([[false]])
  })

  test('knows best whether there is something to lose', async () => {
    show({ isDirty: true })
    buttonNamed('Закрыть')?.click()
    await expect.poll(focused).toContain('Есть несохранённые изменения')
    expect(changed).not.toHaveBeenCalled()
    buttonNamed('Остаться')?.click()
    await expect.poll(focused).toBe('Договор')
    show({ isDirty: false })
    await userEvent.fill(firstField(), '41')
    buttonNamed('Закрыть')?.click()
    await expect.poll(() => changed.mock.calls).toEqual([[false]])
  })
})

describe('what was chosen counts as entered', () => {
  const close = vi.fn()
  const choices = [
    { value: 'a', label: 'АО «Тихий берег»' },
    { value: 'b', label: 'ООО «Северный ветер»' },
  ]
  const open = (): void => {
    close.mockClear()
    const content = [
      <Select key="insurer" items={choices} label="Страховщик" />,
      <DateField key="date" label="Дата договора" />,
    ]
    const steps = [{ id: 'account', title: 'Данные', content }] as const
    flushSync(() => root.render(<WizardDialog isOpen steps={steps} title="Подключение" onOpenChange={close} />))
  }
  /** Whether the browser would ask before the page goes. */
  const asksBeforeUnload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const press = async (name: string): Promise<void> => {
    await expect.poll(() => buttonNamed(name)).not.toBeNull()
    const button = buttonNamed(name)
    if (button !== null) await userEvent.click(button)
  }

  test('an untouched dialog closes at once, and the page may be loaded anew', async () => {
    open()
    expect(asksBeforeUnload()).toBe(false)
    await press('Закрыть')
    await expect.poll(() => close.mock.calls).toEqual([[false]])
  })

  test('a choice of a list is not thrown away without a question', async () => {
    open()
    await userEvent.click(page.getByRole('button', { name: /Страховщик/ }))
    await userEvent.click(page.getByRole('option', { name: 'ООО «Северный ветер»' }))
    await expect.poll(asksBeforeUnload).toBe(true)
    await press('Закрыть')
    await expect.poll(() => buttonNamed('Остаться')).not.toBeNull()
    expect(close).not.toHaveBeenCalled()
    await press('Не сохранять')
    await expect.poll(() => close.mock.calls).toEqual([[false]])
  })

  test('nor is a day of the calendar', async () => {
    open()
    await userEvent.click(page.getByRole('button', { name: /календар/i }))
    await userEvent.click(page.getByRole('button', { name: 'Сегодня', exact: true }))
    await expect.poll(asksBeforeUnload).toBe(true)
    await press('Закрыть')
    await expect.poll(() => buttonNamed('Остаться')).not.toBeNull()
    expect(close).not.toHaveBeenCalled()
  })

  test('going to another page waits for the same question', async () => {
    const proceed = vi.fn()
    const router: RouterAdapter = {
      navigate: () => {},
      useBlock: (isDirty) => ({ isBlocked: isDirty, proceed, reset: () => {} }),
    }
    const steps = [{ id: 'account', title: 'Данные', content: <TextField label="Account" /> }] as const
    close.mockClear()
    flushSync(() =>
      root.render(
        <CabinetProvider router={router}>
          <WizardDialog isDirty isOpen steps={steps} title="Подключение" onOpenChange={close} />
        </CabinetProvider>,
      ),
    )
    await press('Не сохранять')
    await expect.poll(() => close.mock.calls).toEqual([[false]])
    expect(proceed).toHaveBeenCalledTimes(1)
  })
})
