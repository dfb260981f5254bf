import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { ChoiceCard, ChoiceCardGroup } from '../choice-card/choice-card.tsx'
import { ComboBox } from '../combo-box/combo-box.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Select } from '../select/select.tsx'
import { Switch } from '../switch/switch.tsx'
import { WizardDialog } from './wizard-dialog.tsx'

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

const items = [
  { value: 'a', label: 'Первый' },
  { value: 'b', label: 'Второй' },
]
const nobody = (): void => {}
const second = { name: 'Второй', exact: true }
const openFirst = async (): Promise<void> => userEvent.click(page.getByRole('button', { name: /Поле/ }).last())

interface Case {
  readonly field: ReactElement
  /** Chooses something with the pointer. */
  readonly choose: () => Promise<unknown>
}

const press = (text: string): Promise<void> =>
  userEvent.click(page.getByRole('dialog').last().getByText(text, { exact: true }))
const pick = async (): Promise<void> => userEvent.click(page.getByRole('option', second))

// A pointer on the label of such a control is no event of input that could be heard outside.
const cases: Readonly<Record<string, Case>> = {
  Checkbox: { field: <Checkbox>Второй</Checkbox>, choose: () => press('Второй') },
  Switch: { field: <Switch>Второй</Switch>, choose: () => press('Второй') },
  RadioGroup: { field: <RadioGroup items={items} label="Поле" />, choose: () => press('Второй') },
  CheckboxGroup: { field: <CheckboxGroup items={items} label="Поле" />, choose: () => press('Второй') },
  ChoiceCardGroup: {
    field: (
      <ChoiceCardGroup label="Поле">
        <ChoiceCard title="Первый" value="a" />
        <ChoiceCard title="Второй" value="b" />
      </ChoiceCardGroup>
    ),
    choose: () => press('Второй'),
  },
  SegmentedControl: {
    field: <SegmentedControl items={items} label="Поле" value="a" onChange={nobody} />,
    choose: () => press('Второй'),
  },
  Select: { field: <Select items={items} label="Поле" />, choose: async () => [await openFirst(), await pick()] },
  MultiSelect: {
    field: <MultiSelect items={items} label="Поле" />,
    choose: async () => [await openFirst(), await pick()],
  },
  ComboBox: {
    field: <ComboBox items={items} label="Поле" />,
    choose: async () => [await userEvent.click(page.getByRole('button', { name: /варианты/ })), await pick()],
  },
}

test.for(Object.keys(cases))('%s counts as entered when it is chosen with the pointer', async (name) => {
  const { field, choose } = cases[name] ?? { field: <></>, choose: () => Promise.resolve() }
  const steps = [{ id: 'only', title: 'Данные', content: field }] as const
  flushSync(() => root.render(<WizardDialog isOpen steps={steps} title="Подключение" onOpenChange={nobody} />))
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await expect.element(page.getByRole('dialog')).toBeInTheDocument()
  expect(asks()).toBe(false)
  await choose()
  await expect.poll(asks).toBe(true)
})
