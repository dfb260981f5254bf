import { useState, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ComboBox } from '../src/combo-box/combo-box.tsx'
import { DateField } from '../src/date-field/date-field.tsx'
import { DateRangeField } from '../src/date-range-field/date-range-field.tsx'
import { emptyPeriod } from '../src/date-range-field/period.ts'
import { DecimalField } from '../src/decimal-field/decimal-field.tsx'
import { FilterBar } from '../src/filter-bar/filter-bar.tsx'
import { Form } from '../src/form/form.tsx'
import { IntegerField } from '../src/integer-field/integer-field.tsx'
import { MoneyField } from '../src/money-field/money-field.tsx'
import { MonthField } from '../src/month-field/month-field.tsx'
import { PercentField } from '../src/percent-field/percent-field.tsx'
import { TextField } from '../src/text-field/text-field.tsx'
import { fieldHost, fillIn } from './support/field-host.tsx'

/** Shows a field with an owner that keeps its value, or with none. */
type Render = (isOwned: boolean, value: unknown, change: (value: unknown) => void) => ReactElement

const banks = [
  { value: 'sber', label: 'Сбербанк' },
  { value: 'vtb', label: 'Банк ВТБ' },
]

const field =
  <Value,>(
    render: (props: { label: string; value?: Value; onChange?: (value: Value) => void }) => ReactElement,
  ): Render =>
  (isOwned, value, change) =>
    render({ label: 'Поле', ...(isOwned && { value: value as Value, onChange: change as (value: Value) => void }) })

/** Fields that keep a text beside a value which is empty: what is typed, and the empty value. */
const fields: Readonly<Record<string, readonly [render: Render, typed: string, empty: unknown]>> = {
  MoneyField: [field<number | null>((props) => <MoneyField {...props} />), '1млн', null],
  IntegerField: [field<number | null>((props) => <IntegerField {...props} />), '12,5', null],
  PercentField: [field<string>((props) => <PercentField {...props} />), '12,345', ''],
  DecimalField: [field<string>((props) => <DecimalField {...props} />), '12,345', ''],
  DateField: [field<string>((props) => <DateField {...props} />), '31.02.2026', ''],
  'DateField, begun': [field<string>((props) => <DateField {...props} />), '12.1', ''],
  MonthField: [field<string>((props) => <MonthField {...props} />), '13.2026', ''],
  DateRangeField: [field<typeof emptyPeriod>((props) => <DateRangeField {...props} />), '31.02.2026', emptyPeriod],
  ComboBox: [field<string>((props) => <ComboBox {...props} items={banks} />), 'Банк, которого нет', ''],
}

interface OwnerProps {
  readonly render: Render
  readonly empty: unknown
  readonly isOwned: boolean
  /** What stands around the field, and what resets it. */
  readonly around: (content: ReactNode, count: number, reset: () => void) => ReactElement
}

function Owner({ render, empty, isOwned, around }: OwnerProps) {
  const [value, setValue] = useState(empty)
  const [count, setCount] = useState(0)
  return around(render(isOwned, value, setValue), count, () => {
    setValue(empty)
    setCount(count + 1)
  })
}

const ways: Readonly<Record<string, OwnerProps['around']>> = {
  'the button of the filter bar': (content, _count, reset) => (
    <FilterBar filters={[{ id: 'one', label: 'Фильтр' }]} onReset={reset}>
      {content}
    </FilterBar>
  ),
  'the key of the filter bar': (content, count, reset) => (
    <>
      <FilterBar resetKey={count}>{content}</FilterBar>
      <button onClick={reset}>Сбросить</button>
    </>
  ),
  'the key of the form': (content, count, reset) => (
    <Form resetKey={count} onSubmit={() => {}}>
      {content}
      <button type="button" onClick={reset}>
        Сбросить
      </button>
    </Form>
  ),
  'the key of a form around a filter bar': (content, count, reset) => (
    <Form resetKey={count} onSubmit={() => {}}>
      <FilterBar>{content}</FilterBar>
      <button type="button" onClick={reset}>
        Сбросить
      </button>
    </Form>
  ),
  'the reset of a plain form': (content, _count, reset) => (
    <form onReset={reset}>
      {content}
      <button type="reset">Сбросить</button>
    </form>
  ),
}

const host = fieldHost()
const rows = Object.entries(fields).flatMap(([name, row]) =>
  Object.entries(ways).flatMap(([way, around]) =>
    [true, false].map((isOwned) => [name, way, isOwned ? 'with an owner' : 'alone', row, around, isOwned] as const),
  ),
)

describe('what was half typed goes with', () => {
  test.each(rows)('%s: %s, %s', async (_name, _way, _owner, [render, typed, empty], around, isOwned) => {
    host.show(<Owner around={around} empty={empty} isOwned={isOwned} render={render} />)
    document.querySelector<HTMLElement>('[data-track=filters]')?.click()
    const input = host.input()
    input.focus()
    // A browser lets what an input event has changed be drawn before the focus moves.
    flushSync(() => fillIn(input, typed))
    flushSync(() => input.blur())
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
    expect(input.value).not.toBe('')
    await page.getByRole('button', { name: 'Сбросить' }).click()
    await expect.poll(() => input.value).toBe('')
    await expect.poll(() => input.getAttribute('aria-invalid')).toBeNull()
    expect(host.find('[slot=errorMessage]')?.textContent ?? '').toBe('')
  })
})

test('a field with a value keeps it when the key changes, and drops what was typed over it', async () => {
  function Kept({ count }: { count: number }) {
    return (
      <Form resetKey={count} onSubmit={() => {}}>
        <ComboBox items={banks} label="Банк" value="vtb" />
        <MoneyField label="Сумма" value={100} />
      </Form>
    )
  }
  host.show(<Kept count={1} />)
  const [bank, sum] = host.inputs() as [HTMLInputElement, HTMLInputElement]
  flushSync(() => fillIn(sum, '1млн'))
  host.show(<Kept count={2} />)
  await expect.poll(() => [bank.value, sum.value]).toEqual(['Банк ВТБ', '1,00'])
})

test('the sentence of a text that is too long goes with the reset of its form', async () => {
  host.show(
    <form>
      <TextField label="Поле" maxLength={3} />
      <button type="reset">Сбросить</button>
    </form>,
  )
  const input = host.input()
  input.focus()
  fillIn(input, 'длинный')
  flushSync(() => input.blur())
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Сбросить' }).click()
  await expect.poll(() => input.getAttribute('aria-invalid')).toBeNull()
})
