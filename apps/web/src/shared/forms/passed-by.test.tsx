import { createRoot } from 'react-dom/client'
import { Form } from 'react-final-form'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { FormField } from './form-field.tsx'

const MESSAGE = 'Обязательное поле'

/** Whatever would come by itself has come. */
const twoFrames = () =>
  new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 0))

interface Options {
  readonly isJudgedOnInput?: boolean
  /** The field has opened a window of its own. */
  readonly isOpen?: boolean
}

const show = async ({ isJudgedOnInput = false, isOpen = false }: Options = {}) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  root.render(
    <Form validate={({ name = '' }: { name?: string }) => (name === '' ? { name: MESSAGE } : {})} onSubmit={() => {}}>
      {() => (
        <>
          <FormField<string> name="name" empty="" isJudgedOnInput={isJudgedOnInput}>
            {({ value, errorMessage, onChange, onBlur, onFocus }) => (
              <>
                <input
                  aria-label="Имя"
                  value={value}
                  onChange={(event) => onChange(event.target.value)}
                  onBlur={onBlur}
                  onFocus={onFocus}
                />
                <button type="button" aria-expanded={isOpen}>
                  Календарь
                </button>
                <p>{errorMessage}</p>
              </>
            )}
          </FormField>
          <button type="button">Дальше</button>
        </>
      )}
    </Form>,
  )
  const focusOn = (element: Element) => (element as HTMLElement).focus()
  const focus = (name: string) => focusOn(page.getByRole('button', { name }).element())
  await expect.element(page.getByRole('textbox')).toBeVisible()
  // The field joins the form after it is drawn.
  await twoFrames()
  focusOn(page.getByRole('textbox').element())
  return { focus, message: () => host.querySelector('p')?.textContent }
}

const pointer = (type: string) => window.dispatchEvent(new PointerEvent(type))

test('a field that was passed by speaks, by keyboard at once', async () => {
  const { focus, message } = await show()
  await twoFrames()
  expect(message()).toBe('')
  focus('Дальше')
  await expect.poll(message).toBe(MESSAGE)
})

test.each(['pointerup', 'pointercancel'])('nothing moves under a pointer: it speaks after %s', async (end) => {
  const { focus, message } = await show()
  pointer('pointerdown')
  focus('Дальше')
  await twoFrames()
  expect(message()).toBe('')
  pointer(end)
  // The click of the press is delivered in the same task, before the sentence.
  expect(message()).toBe('')
  await expect.poll(message).toBe(MESSAGE)
})

test.each([
  { name: 'a part of it', isOpen: false, target: 'Календарь' },
  { name: 'a window that it has opened', isOpen: true, target: 'Дальше' },
])('the focus in $name has not left the field', async ({ isOpen, target }) => {
  const { focus, message } = await show({ isOpen })
  focus(target)
  await twoFrames()
  await twoFrames()
  expect(message()).toBe('')
})

test('from a part of the field it is left as well', async () => {
  const { focus, message } = await show()
  focus('Календарь')
  focus('Дальше')
  await expect.poll(message).toBe(MESSAGE)
})

test.each([
  { isJudgedOnInput: true, said: MESSAGE },
  { isJudgedOnInput: false, said: '' },
])('a value is judged while it is typed where that is asked for: $isJudgedOnInput', async (one) => {
  const { message } = await show({ isJudgedOnInput: one.isJudgedOnInput })
  const input = page.getByRole('textbox')
  await input.fill('Олег')
  await input.fill('')
  await twoFrames()
  expect(message()).toBe(one.said)
})
