import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CabinetProvider, toast } from '../src/index.ts'
import * as library from '../src/index.ts'
import { forParts, type PartCase } from './support/part-case.ts'
import { partCases } from './support/part-cases.tsx'
import partsByName from '../etc/parts.json' with { type: 'json' }

const byName = new Map<string, unknown>(Object.entries(library))
const parts: Readonly<Record<string, readonly string[]>> = partsByName

const opensSomething = '[aria-haspopup=listbox]:not([aria-expanded=true])'

/** What else opens something, by the component: a press on it in its last way of being shown, and the rest comes. */
const openers: Readonly<Record<string, string>> = {
  AddressField: '.own-mode',
  ColumnSettings: 'button',
  CompanyField: '.own-mode',
  DateField: '.own-opener',
  DateRangeField: '.own-opener',
  ImagePreview: '.own-open',
  MonthField: '.own-opener',
  WizardDialog: '.own-close',
}

/** A field that hands its parts to `TextField`: what it adds of its own is no part. */
const field =
  (Field: ComponentType<Record<string, unknown>>): PartCase =>
  (own) => [
    <Field key="1" {...own} allow={/\d/} description="Помощь" label="Поле" />,
    <Field key="2" {...own} allow={/\d/} errorMessage="Ошибка" label="Поле" />,
  ]

test.each(Object.keys(parts))('%s gives its parts what the consumer has for them', async (name) => {
  const names = parts[name] ?? []
  const render = partCases[name] ?? field(byName.get(name) as ComponentType<Record<string, unknown>>)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
    toast.clear()
  })
  if (name === 'ToastRegion') for (const text of ['1', '2', '3', '4', '5']) toast.show({ text, tone: 'positive' })
  const seen = new Set<string>()
  const look = (): void => {
    for (const part of names) {
      const found = document.querySelectorAll(`.own-${part}`)
      for (const element of found) {
        expect(element.getAttribute('data-part')).toBe(part)
        expect(element.getAttribute('data-slot-of')).toBe(part)
        // The width of a bar is its value, and stays the component's.
        if (!['Meter', 'ProgressBar'].includes(name) || !['bar', 'planned'].includes(part))
          expect((element as HTMLElement | SVGElement).style.getPropertyValue('--own'), part).toBe(part)
        // The component's own classes are still there; the name of a choice has the look of its option.
        if (part !== 'optionLabel') expect(element.classList.length, part).toBeGreaterThan(1)
        seen.add(part)
      }
    }
  }
  // What stands before the text is for some fields to decide.
  const isOfText = !(name in partCases) || ['DateField', 'MonthField', 'PasswordField'].includes(name)
  const all = isOfText ? names.filter((part) => part !== 'start') : names
  // A question has no cross, whatever is written for it.
  const expected = name === 'ConfirmDialog' ? all.filter((part) => part !== 'close') : all
  const elements = render(forParts(names))
  for (const element of elements) {
    flushSync(() => root.render(<CabinetProvider>{element}</CabinetProvider>))
    if (name === 'DownloadButton') host.querySelector('button')?.click()
    const opener = host.querySelector<HTMLElement>(opensSomething)
    opener?.click()
    if (opener !== null) await expect.poll(() => document.querySelector('[role=option]')).not.toBeNull()
    if (name === 'DownloadButton') await expect.poll(() => host.querySelector('.own-track, .own-failed')).not.toBeNull()
    // The name of an icon is shown with the focus.
    if (name === 'CopyButton') await userEvent.tab()
    if (name === 'FileUpload' || name === 'FileList') {
      const input = host.querySelector<HTMLElement>('input[type=file]') ?? host
      await userEvent.upload(input, new File(['a'], 'Договор.pdf', { type: 'application/pdf' }))
      await expect.poll(() => host.querySelector('.own-track, .own-problem')).not.toBeNull()
    }
    if (element.props.suggest !== undefined) {
      await userEvent.type(host.querySelector('input') ?? host, '1')
      await expect.poll(() => document.querySelector('[role=option]')).not.toBeNull()
    }
    look()
    if (name === 'WizardDialog' && element !== elements.at(-1)) {
      document.querySelector<HTMLElement>('.own-next')?.click()
      if (element !== elements[0]) await expect.poll(() => document.querySelector('.own-cancel')).not.toBeNull()
      look()
    }
    if (element === elements.at(-1)) document.querySelector<HTMLElement>(openers[name] ?? 'never')?.click()
    if (element === elements.at(-1))
      await expect.poll(() => (look(), [...seen].toSorted())).toEqual(expected.toSorted())
    opener?.click()
    if (element.props.load !== undefined && element !== elements.at(-1)) {
      // What is still awaited shows in the closed field.
      await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull()
      look()
    }
    flushSync(() => root.render(null))
  }
})
