import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  CabinetProvider,
  Checkbox,
  ComboBox,
  DateField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../src/index.ts'

const items = [{ value: 'a', label: 'Сбербанк' }]
const fields = (isInvalid: boolean, isDisabled = false) => (
  <>
    <TextField isDisabled={isDisabled} isInvalid={isInvalid} label="Текст" />
    <TextArea isDisabled={isDisabled} isInvalid={isInvalid} label="Причина" />
    <DateField isDisabled={isDisabled} isInvalid={isInvalid} label="Дата" />
    <ComboBox isDisabled={isDisabled} isInvalid={isInvalid} items={items} label="Банк" />
    <Select isDisabled={isDisabled} isInvalid={isInvalid} items={items} label="Счёт" />
    <RadioGroup isDisabled={isDisabled} isInvalid={isInvalid} items={items} label="Тариф" />
    <Checkbox isDisabled={isDisabled} isInvalid={isInvalid}>
      Согласен
    </Checkbox>
    <Switch isDisabled={isDisabled} isInvalid={isInvalid}>
      Уведомлять
    </Switch>
  </>
)
const edged =
  '[data-part=control]:not(label, button:has([data-part=track])), [data-part=box], [data-part=circle], [data-part=track]'

test.each(['light', 'dark', 'contrast'] as const)(
  'a wrong field has a strong edge that moves nothing: %s',
  async (theme) => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    onTestFinished(() => {
      flushSync(() => root.unmount())
      host.remove()
    })
    const places = (isInvalid: boolean) => {
      flushSync(() => root.render(<CabinetProvider theme={theme}>{fields(isInvalid)}</CabinetProvider>))
      return [...host.querySelectorAll(edged)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { element, box: { x, y, width, height }, look: getComputedStyle(element) }
      })
    }
    const right = places(false).map(({ box, look }) => ({ box, width: look.outlineWidth, style: look.outlineStyle }))
    const wrong = places(true)
    expect(right.map(({ style }) => style)).toEqual(right.map(() => 'none'))
    expect(wrong).toHaveLength(right.length)
    expect(wrong.length).toBeGreaterThanOrEqual(8)
    for (const [index, { element, box, look }] of wrong.entries()) {
      expect(box, element.outerHTML).toEqual(right[index]?.box)
      expect(look.outlineStyle, element.outerHTML).toBe('solid')
      // The second pixel lies inside, along the first one and in its colour.
      expect([look.outlineWidth, look.outlineOffset]).toEqual(['1px', '-2px'])
      await expect.poll(() => look.borderTopColor).toBe(look.outlineColor)
    }
  },
)

test('with the focus the ring stays what it is', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() =>
    root.render(
      <CabinetProvider>
        <TextField isInvalid label="Текст" />
        <Select isInvalid items={items} label="Счёт" />
        <RadioGroup isInvalid items={items} label="Тариф" />
        <Checkbox isInvalid>Согласен</Checkbox>
      </CabinetProvider>,
    ),
  )
  // From here, whatever had the focus before.
  host.tabIndex = -1
  host.focus()
  for (const element of host.querySelectorAll(edged)) {
    await userEvent.tab()
    await expect.poll(() => getComputedStyle(element).outlineWidth).toBe('2px')
  }
})

test('what cannot be changed is not asked to be put right', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() => root.render(<CabinetProvider>{fields(true, true)}</CabinetProvider>))
  const looks = [...host.querySelectorAll(edged)].map((element) => getComputedStyle(element).outlineStyle)
  expect(looks.length).toBeGreaterThanOrEqual(8)
  expect(new Set(looks)).toEqual(new Set(['none']))
})
