import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { AccountField } from '../src/account-field/account-field.tsx'
import { BikField } from '../src/bik-field/bik-field.tsx'
import { CodeField } from '../src/code-field/code-field.tsx'
import { DateField } from '../src/date-field/date-field.tsx'
import { DecimalField } from '../src/decimal-field/decimal-field.tsx'
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

type Report = (value: unknown) => void

/** A field, two cells that would be one value without what parts them, and that value. */
type Row = readonly [render: (report: Report) => ReactElement, one: string, two: string, joined: string | number]

function Owner<Value>({
  first,
  report,
  render,
}: {
  first: Value
  report: Report
  render: (value: Value, change: (value: Value) => void) => ReactElement
}): ReactElement {
  const [value, setValue] = useState(first)
  const change = (next: Value): void => {
    report(next)
    setValue(next)
  }
  return <CabinetProvider>{render(value, change)}</CabinetProvider>
}

interface Own<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
}
const owned =
  <Value,>(first: Value, field: (props: Own<Value>) => ReactElement) =>
  (report: Report): ReactElement => (
    <Owner first={first} render={(value, onChange) => field({ label: 'Поле', value, onChange })} report={report} />
  )
const text = (field: (props: Own<string>) => ReactElement) => owned<string>('', field)
const number = (field: (props: Own<number | null>) => ReactElement) => owned<number | null>(null, field)

const fields: Readonly<Record<string, Row>> = {
  MoneyField: [number((props) => <MoneyField {...props} />), '100', '200', 10_020_000],
  IntegerField: [number((props) => <IntegerField {...props} />), '100', '200', 100_200],
  PercentField: [text((props) => <PercentField {...props} />), '1', '250', '1250'],
  DecimalField: [text((props) => <DecimalField {...props} />), '1', '250', '1250'],
  PhoneField: [text((props) => <PhoneField {...props} />), '8 916', '123-45-67', '+79161234567'],
  'international PhoneField': [
    text((props) => <PhoneField {...props} isInternational />),
    '+375 29',
    '1234567',
    '+375291234567',
  ],
  DateField: [text((props) => <DateField {...props} />), '01.02', '2026', '2026-02-01'],
  MonthField: [text((props) => <MonthField {...props} />), '02', '2026', '2026-02'],
  InnField: [text((props) => <InnField {...props} />), '77070', '83893', '7707083893'],
  OgrnField: [text((props) => <OgrnField {...props} />), '1027700', '132195', '1027700132195'],
  KppField: [text((props) => <KppField {...props} />), '77070', '1001', '770701001'],
  BikField: [text((props) => <BikField {...props} />), '0445', '25225', '044525225'],
  AccountField: [text((props) => <AccountField {...props} />), '40702810', '799990000003', '40702810799990000003'],
  PassportField: [text((props) => <PassportField {...props} />), '4510', '123456', '4510123456'],
  SnilsField: [text((props) => <SnilsField {...props} />), '123456', '78964', '12345678964'],
  CodeField: [text((props) => <CodeField {...props} />), '123', '456', '123456'],
  EmailField: [text((props) => <EmailField {...props} />), 'anna', '@example.ru', 'anna@example.ru'],
  RestrictedField: [text((props) => <RestrictedField {...props} allow={/\d/} />), '123', '456', '123456'],
}

const separators = ['\t', '\n', '\r\n', '\r', '\u2028', '\u2029', '\v', '\f', '\u0085', '\t\t', '\n\n']

const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

const middleOf = (element: HTMLElement): { x: number; y: number } => {
  const box = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth
  return {
    x: (frame?.left ?? 0) + (box.left + box.width / 2) * scale,
    y: (frame?.top ?? 0) + (box.top + box.height / 2) * scale,
  }
}

/** The ways in which a text with such signs gets into a field. */
const ways: Readonly<Record<string, (input: HTMLInputElement, entered: string) => Promise<void>>> = {
  pasted: async (input, entered) => {
    const source = document.body.appendChild(document.createElement('textarea'))
    source.value = entered
    source.select()
    await userEvent.copy()
    source.remove()
    input.focus()
    await userEvent.paste()
  },
  dropped: async (input, entered) => {
    const data = { items: [{ mimeType: 'text/plain', data: entered }], files: [], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await cdp().send('Input.dispatchDragEvent', { type, ...middleOf(input), data })
  },
  filled: async (input, entered) => {
    setNatively?.call(input, entered)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
  'typed sign by sign': async (_input, entered) => {
    for (const character of entered.match(/\r\n|[^]/g) ?? []) await cdp().send('Input.insertText', { text: character })
  },
}

/**
 * An input of HTML drops the ends of lines from a value that a script sets, and one that is typed alone, as by Enter,
 * before anybody can see them.
 */
const isDropped = (way: string, separator: string): boolean =>
  (way === 'filled' || way === 'typed sign by sign') && /[\r\n]/.test(separator)

let host: HTMLDivElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  host.style.width = '400px'
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

const characters = (shown: string): string => shown.replaceAll(/[^\p{L}\d]/gu, '').replace(/^7?8?(?=916)/, '')

describe.each(Object.entries(fields))('%s', (_name, [render, one, two, joined]) => {
  test.each(Object.entries(ways))('of two cells %s makes no value of both', async (way, enter) => {
    for (const [index, separator] of separators.entries()) {
      if (isDropped(way, separator)) continue
      let current: unknown
      flushSync(() => root.render(<div key={index}>{render((value) => (current = value))}</div>))
      const input = host.querySelector<HTMLInputElement>('input:not([type=hidden])')
      if (input === null) throw new Error('no input')
      input.focus()
      await enter(input, `${one}${separator}${two}`)
      flushSync(() => input.blur())
      const about = JSON.stringify(separator)
      await expect.poll(() => input.getAttribute('aria-invalid'), { message: about }).toBe('true')
      expect(current, about).not.toBe(joined)
      expect(characters(input.value), about).toBe(characters(one + two))
      expect(host.querySelector('[slot=errorMessage]')?.textContent, about).toMatch(/\p{L}/u)
    }
  })

  test('takes the only cell that is not empty', async () => {
    for (const [index, separator] of separators.entries())
      for (const [edge, entered] of [`${one}${two}${separator}`, `${separator}${one}${two}`].entries()) {
        let current: unknown
        flushSync(() => root.render(<div key={index * 2 + edge}>{render((value) => (current = value))}</div>))
        const input = host.querySelector<HTMLInputElement>('input:not([type=hidden])')
        if (input === null) throw new Error('no input')
        await ways['pasted']?.(input, _name.endsWith('DateField') ? entered.replace(one, `${one}.`) : entered)
        flushSync(() => input.blur())
        await expect.poll(() => current, { message: JSON.stringify(entered) }).toBe(joined)
      }
  })
})
