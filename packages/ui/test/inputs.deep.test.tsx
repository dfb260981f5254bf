import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { AccountField } from '../src/account-field/account-field.tsx'
import { BikField } from '../src/bik-field/bik-field.tsx'
import { CodeField } from '../src/code-field/code-field.tsx'
import { ComboBox } from '../src/combo-box/combo-box.tsx'
import { DateField } from '../src/date-field/date-field.tsx'
import { EmailField } from '../src/email-field/email-field.tsx'
import { InnField } from '../src/inn-field/inn-field.tsx'
import { IntegerField } from '../src/integer-field/integer-field.tsx'
import { KppField } from '../src/kpp-field/kpp-field.tsx'
import { MoneyField } from '../src/money-field/money-field.tsx'
import { MonthField } from '../src/month-field/month-field.tsx'
import { OgrnField } from '../src/ogrn-field/ogrn-field.tsx'
import { PassportField } from '../src/passport-field/passport-field.tsx'
import { PercentField } from '../src/percent-field/percent-field.tsx'
import { PhoneField } from '../src/phone-field/phone-field.tsx'
import { CabinetProvider } from '../src/provider/provider.tsx'
import { RestrictedField } from '../src/restricted-field/restricted-field.tsx'
import { SnilsField } from '../src/snils-field/snils-field.tsx'
import { TextField } from '../src/text-field/text-field.tsx'
import { dates, months } from './inputs/dates.ts'
import * as identifiers from './inputs/identifiers.ts'
import type { InputRow } from './inputs/input-row.ts'
import { labels, offered } from './inputs/labels.ts'
import { counts, rates, sums } from './inputs/numbers.ts'
import { foreignPhones, phones } from './inputs/phones.ts'
import * as texts from './inputs/texts.ts'

interface FieldCase<Value> {
  readonly empty: Value
  readonly render: (props: { label: string; value: Value; onChange: (value: Value) => void }) => ReactElement
  readonly rows: readonly InputRow<Value>[]
}

const kind = <Value,>(
  empty: Value,
  rows: readonly InputRow<Value>[],
  render: FieldCase<Value>['render'],
): FieldCase<Value> => ({ empty, rows, render })

const strings: Readonly<Record<string, FieldCase<string>>> = {
  PhoneField: kind('', phones, (props) => <PhoneField {...props} />),
  'international PhoneField': kind('', foreignPhones, (props) => <PhoneField {...props} isInternational />),
  PercentField: kind('', rates, (props) => <PercentField {...props} />),
  DateField: kind('', dates, (props) => <DateField {...props} />),
  MonthField: kind('', months, (props) => <MonthField {...props} />),
  InnField: kind('', identifiers.taxpayers, (props) => <InnField {...props} />),
  OgrnField: kind('', identifiers.registrations, (props) => <OgrnField {...props} />),
  KppField: kind('', identifiers.reasons, (props) => <KppField {...props} />),
  BikField: kind('', identifiers.banks, (props) => <BikField {...props} />),
  AccountField: kind('', identifiers.accounts, (props) => <AccountField {...props} />),
  PassportField: kind('', identifiers.passports, (props) => <PassportField {...props} />),
  SnilsField: kind('', identifiers.insured, (props) => <SnilsField {...props} />),
  CodeField: kind('', texts.codes, (props) => <CodeField {...props} />),
  EmailField: kind('', texts.addresses, (props) => <EmailField {...props} />),
  RestrictedField: kind('', texts.restricted, (props) => (
    <RestrictedField {...props} allow={/[A-Z\d]/} letterCase="upper" maxLength={8} />
  )),
  TextField: kind('', texts.short, (props) => <TextField {...props} maxLength={10} />),
  ComboBox: kind('', labels, (props) => <ComboBox {...props} items={offered} />),
}
const numbers: Readonly<Record<string, FieldCase<number | null>>> = {
  MoneyField: kind<number | null>(null, sums, (props) => <MoneyField {...props} />),
  IntegerField: kind<number | null>(null, counts, (props) => <IntegerField {...props} />),
}

const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** The ways in which text gets into a field. */
const enter: Readonly<Record<InputRow<unknown>[0], (input: HTMLInputElement, text: string) => Promise<void>>> = {
  typed: async (_input, text) => userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&')),
  pasted: async (input, text) => {
    const source = document.body.appendChild(document.createElement('textarea'))
    source.value = text
    source.select()
    await userEvent.copy()
    source.remove()
    input.focus()
    await userEvent.paste()
  },
  filled: async (input, text) => {
    setNatively?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
  composed: async (_input, text) => {
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await cdp().send('Input.insertText', { text })
  },
  edited: async (_input, keys) => userEvent.keyboard(keys),
  undone: async (_input, keys) => userEvent.keyboard(keys),
}

interface OwnerProps<Value> {
  readonly field: FieldCase<Value>
  readonly onValue: (value: Value) => void
}

/** Keeps the value, as a form does. */
function Owner<Value>({ field, onValue }: OwnerProps<Value>): ReactElement {
  const [value, setValue] = useState(field.empty)
  const onChange = (next: Value): void => {
    onValue(next)
    setValue(next)
  }
  return <CabinetProvider>{field.render({ label: 'Поле', value, onChange })}</CabinetProvider>
}

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

const spaces = (text: string): string => text.replaceAll('\u00a0', ' ')

const check = async <Value,>(field: FieldCase<Value>, row: InputRow<Value>): Promise<void> => {
  const [way, entered, shown, value, sentence = ''] = row
  let current = field.empty
  flushSync(() => root.render(<Owner field={field} onValue={(next) => void (current = next)} />))
  const input = host.querySelector<HTMLInputElement>('input:not([type=hidden])')
  if (input === null) throw new Error('no input')
  input.focus()
  await enter[way](input, entered)
  flushSync(() => input.blur())
  await expect.poll(() => spaces(input.value), { interval: 5, timeout: 15_000 }).toBe(shown)
  expect(current).toEqual(value)
  expect(spaces(host.querySelector('[slot=errorMessage]')?.textContent ?? '')).toBe(sentence)
  expect(input.getAttribute('aria-invalid')).toBe(sentence === '' ? null : 'true')
}

const suite = <Value,>(name: string, field: FieldCase<Value>): void =>
  void describe(`${name} changes nothing that was entered into another value`, () => {
    for (const row of field.rows) test(`${row[0]}: ${JSON.stringify(row[1])}`, () => check(field, row))
  })

for (const [name, field] of Object.entries(strings)) suite(name, field)
for (const [name, field] of Object.entries(numbers)) suite(name, field)

test('the table has at least 300 inputs', () => {
  const fields = [...Object.values(strings), ...Object.values(numbers)]
  expect(fields.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThanOrEqual(300)
})
