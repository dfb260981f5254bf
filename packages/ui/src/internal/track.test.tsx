import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx'
import { ComboBox } from '../combo-box/combo-box.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import { FileUpload } from '../file-upload/file-upload.tsx'
import { InnField } from '../inn-field/inn-field.tsx'
import { MonthField } from '../month-field/month-field.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { Switch } from '../switch/switch.tsx'
import { TextArea } from '../text-area/text-area.tsx'

/** A calendar comes with its own file, late on a busy machine. */
const PATIENCE = { timeout: 15_000 }
const choices = [{ value: 'a', label: 'А' }]
const CONTROLS = 'button, input:not([type=hidden]), textarea, select, [role=option], [role=gridcell] [role=button]'

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

const show = (content: ReactElement): void =>
  flushSync(() =>
    root.render(
      <CabinetProvider locale="ru" router={{ navigate: () => undefined }}>
        {content}
      </CabinetProvider>,
    ),
  )

/** Names of everything that can be pressed or typed into, wherever in the page it stands. */
const names = (): (string | undefined)[] => [
  ...new Set(
    [...document.body.querySelectorAll(CONTROLS)]
      // What react-aria keeps for screen readers and for the autofill of browsers nobody presses.
      .filter((element) => element.closest('[aria-hidden=true], [data-react-aria-prevent-focus]') === null)
      .map((element) => element.closest<HTMLElement>('[data-track]')?.dataset['track']),
  ),
]

test.each<{ name: string; content: ReactElement }>([
  { name: 'Checkbox', content: <Checkbox name="field">Согласен</Checkbox> },
  { name: 'CheckboxGroup', content: <CheckboxGroup items={choices} label="Поле" name="field" /> },
  { name: 'FileUpload', content: <FileUpload label="Поле" name="field" upload={() => Promise.reject(new Error())} /> },
  { name: 'InnField', content: <InnField label="Поле" name="field" /> },
  { name: 'PasswordField', content: <PasswordField label="Поле" name="field" /> },
  { name: 'RadioGroup', content: <RadioGroup items={choices} label="Поле" name="field" /> },
  { name: 'SearchField', content: <SearchField label="Поле" name="field" /> },
  { name: 'Switch', content: <Switch name="field">Поле</Switch> },
  { name: 'TextArea', content: <TextArea label="Поле" name="field" /> },
])('$name: everything in it is known by the name of the field', ({ content }) => {
  show(content)
  expect(names()).toEqual(['field'])
})

test.each<{ name: string; content: ReactElement; overlay: string }>([
  { name: 'Select', content: <Select items={choices} label="Поле" name="field" />, overlay: '[role=listbox]' },
  {
    name: 'MultiSelect',
    content: <MultiSelect hasSearch items={choices} label="Поле" name="field" />,
    overlay: '[role=listbox]',
  },
  { name: 'ComboBox', content: <ComboBox items={choices} label="Поле" name="field" />, overlay: '[role=listbox]' },
  { name: 'DateField', content: <DateField label="Поле" name="field" />, overlay: '[role=dialog]' },
  { name: 'DateRangeField', content: <DateRangeField data-track="field" label="Поле" />, overlay: '[role=dialog]' },
  { name: 'MonthField', content: <MonthField label="Поле" name="field" />, overlay: '[role=dialog]' },
])('$name: what it opens is known by the name of the field too', async ({ content, overlay }) => {
  show(content)
  expect(names()).toEqual(['field'])
  const opener = host.querySelector('button')
  if (!opener) throw new Error('The field has no button')
  await userEvent.click(opener)
  await expect.poll(() => document.querySelector(overlay), PATIENCE).not.toBeNull()
  expect(names()).toEqual(['field'])
})

test('a name for analytics wins over the name in the form', () => {
  show(<InnField data-track="own" label="Поле" name="field" />)
  expect(names()).toEqual(['own'])
})
