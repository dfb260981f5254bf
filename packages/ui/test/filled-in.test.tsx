import { expect, test, vi } from 'vitest'
import { ComboBox } from '../src/combo-box/combo-box.tsx'
import { DateField } from '../src/date-field/date-field.tsx'
import { DateRangeField } from '../src/date-range-field/date-range-field.tsx'
import { MoneyField } from '../src/money-field/money-field.tsx'
import { MonthField } from '../src/month-field/month-field.tsx'
import { PhoneField } from '../src/phone-field/phone-field.tsx'
import { Select } from '../src/select/select.tsx'
import { fieldHost, fillIn } from './support/field-host.tsx'

const banks = [
  { value: 'sber', label: 'Сбербанк' },
  { value: 'vtb', label: 'Банк ВТБ' },
]
const host = fieldHost()
const sent = (name: string) => new FormData(host.find<HTMLFormElement>('form') ?? undefined).get(name)

test.each([
  ['ComboBox', <ComboBox key="" items={banks} label="Поле" name="field" />, 'Сбербанк', 'sber', 'Сбербанк'],
  ['DateField', <DateField key="" label="Поле" name="field" />, '1.2.26', '2026-02-01', '01.02.2026'],
  ['MonthField', <MonthField key="" label="Поле" name="field" />, '2.26', '2026-02', '02.2026'],
  ['DateRangeField', <DateRangeField key="" label="Поле" nameFrom="field" />, '1.2.26', '2026-02-01', '01.02.2026'],
  ['MoneyField', <MoneyField key="" label="Поле" name="field" />, '1500.5', '150050', '1\u00a0500,50'],
  [
    'PhoneField',
    <PhoneField key="" label="Поле" name="field" />,
    '8 (916) 123-45-67',
    '+79161234567',
    '+7 916 123-45-67',
  ],
])('%s without the focus sends what the browser filled in', async (_name, field, text, value, shown) => {
  host.show(<form>{field}</form>)
  const input = host.input()
  expect(document.activeElement).not.toBe(input)
  fillIn(input, text)
  await expect.poll(() => sent('field')).toBe(value)
  await expect.poll(() => input.value).toBe(shown)
})

test.each([
  ['ComboBox', <ComboBox key="" items={banks} label="Поле" />, 'Чужой банк'],
  ['DateField', <DateField key="" label="Поле" />, '31.02.2026'],
  ['DateRangeField', <DateRangeField key="" label="Поле" />, '31.02.2026'],
  ['MoneyField', <MoneyField key="" label="Поле" />, '1 млн'],
  ['PhoneField', <PhoneField key="" label="Поле" />, '7905676767'],
])('%s without the focus says that it cannot read what was filled in', async (_name, field, text) => {
  host.show(field)
  fillIn(host.input(), text)
  await expect.poll(() => host.input().getAttribute('aria-invalid')).toBe('true')
})

test('a ComboBox that asks a server takes the label that was filled in, once it is answered', async () => {
  const load = vi.fn(async () => Promise.resolve(banks))
  host.show(
    <form>
      <ComboBox label="Поле" load={load} name="field" pause={0} />
    </form>,
  )
  fillIn(host.input(), 'Банк ВТБ')
  await expect.poll(() => sent('field')).toBe('vtb')
})

const setNatively = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set

test.each([2, 300, 301, 1000])('a Select of %i items is filled in by the browser', async (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Строка ${index}` }))
  const onChange = vi.fn()
  host.show(
    <form>
      <Select items={items} label="Поле" name="field" onChange={onChange} />
    </form>,
  )
  const select = host.find<HTMLSelectElement>('select')
  expect(select?.options).toHaveLength(count + 1)
  setNatively?.call(select, `${count - 1}`)
  select?.dispatchEvent(new Event('input', { bubbles: true }))
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => sent('field')).toBe(`${count - 1}`)
  expect(onChange).toHaveBeenLastCalledWith(`${count - 1}`)
})

test('a value that the list does not have is sent all the same', () => {
  host.show(
    <form>
      <Select items={banks} label="Поле" name="field" value="alfa" />
    </form>,
  )
  expect(sent('field')).toBe('alfa')
})
