import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ImagePreview, type PreviewImage } from './image-preview.tsx'

/** A page of a document with lines of text and a stamp, so that turning and moving are to be seen. */
const drawn = (title: string, hue: number): string => {
  const lines = Array.from(
    { length: 16 },
    (_, line) => `<rect x="90" y="${330 + line * 42}" width="${line % 4 === 3 ? 380 : 620}" height="14" rx="4"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1130" viewBox="0 0 800 1130"><rect width="800" height="1130" fill="#fff"/><rect width="800" height="120" fill="hsl(${hue} 45% 38%)"/><text x="90" y="78" font-family="sans-serif" font-size="40" fill="#fff">${title}</text><rect x="90" y="180" width="330" height="34" rx="6" fill="#2b3340"/><rect x="90" y="236" width="210" height="20" rx="5" fill="#8a94a3"/><g fill="#c3cad4">${lines.join('')}</g><circle cx="610" cy="1010" r="74" fill="none" stroke="hsl(${hue} 60% 45%)" stroke-width="8"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
const page = (number: number): PreviewImage => ({
  src: drawn(`Страница ${number}`, 150 + number * 40),
  alt: `Договор, страница ${number}`,
  fileName: `Договор поставки, стр. ${number}.svg`,
})

const meta = {
  title: 'Components/ImagePreview',
  component: ImagePreview,
  args: { images: [page(1)], onPageChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImagePreview>

export default meta
type Story = StoryObj<typeof meta>

const openViewer = async () => {
  const opener = screen.getByRole('button', { name: /^Открыть на весь экран/ })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog')
  const inside = within(dialog)
  const stage = inside.getByRole('group', { name: 'Изображение' })
  // Pointers of tests are not of the browser, which refuses to capture them.
  stage.setPointerCapture = () => {}
  const picture = (): HTMLElement => inside.getByRole('img', { name: /^Договор/ })
  await waitFor(() => expect(Number(picture().style.scale)).toBeGreaterThan(0))
  const middle = () => {
    const box = picture().getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const says = (words: string) => waitFor(() => expect(dialog.querySelector('[aria-live]')).toHaveTextContent(words))
  return { opener, dialog, inside, stage, picture, middle, says }
}
const key = (name: string) => userEvent.keyboard(name)

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-phase', 'ready'))
    const link = canvas.getByRole('link', { name: 'Скачать Договор поставки, стр. 1.svg' })
    await expect(link).toHaveAttribute('download', 'Договор поставки, стр. 1.svg')
    // Of another origin it is opened instead, and must not be opened in place of the page.
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByRole('button', { name: 'Следующая страница' })).toBeNull()
    // Outside the dialog the keys do nothing.
    await key('+')
    await expect(screen.queryByText(/Масштаб/)).toBeNull()
  },
}

export const Zoom: Story = {
  play: async () => {
    const { inside, picture, says } = await openViewer()
    const base = picture().getBoundingClientRect().width
    for (const tenths of [11, 12, 13, 14, 15]) {
      await key('+')
      await says(`Масштаб ${tenths * 10} %`)
      await waitFor(() => expect(picture().getBoundingClientRect().width).toBeCloseTo((base * tenths) / 10, 1))
    }
    await key('+')
    await says('Крупнее нельзя')
    await expect(inside.getByRole('button', { name: 'Крупнее' })).toHaveAttribute('aria-disabled', 'true')
    await key('0')
    await says('Масштаб 100 %')
    for (const tenths of [9, 8, 7, 6, 5]) {
      await key('-')
      await says(`Масштаб ${tenths * 10} %`)
    }
    await waitFor(() => expect(picture().getBoundingClientRect().width).toBeCloseTo(base / 2, 1))
    await key('-')
    await says('Мельче нельзя')
    await userEvent.click(inside.getByRole('button', { name: 'Крупнее' }))
    await says('Масштаб 60 %')
    await userEvent.click(inside.getByRole('button', { name: /^Масштаб 60\s%, вернуть исходный$/ }))
    await says('Масштаб 100 %')
    // Ctrl with plus is the zoom of the browser.
    await key('{Control>}+{/Control}')
    await waitFor(() => expect(picture().getBoundingClientRect().width).toBeCloseTo(base, 1))
  },
}

export const Rotation: Story = {
  play: async () => {
    const { inside, picture, says } = await openViewer()
    for (const degrees of [90, 180, 270, 0]) {
      await key('[KeyR]')
      await says(`Повёрнуто на ${degrees}°`)
    }
    await key('{Shift>}[KeyR]{/Shift}')
    await says('Повёрнуто на 270°')
    await waitFor(() => {
      const box = picture().getBoundingClientRect()
      return expect(box.width).toBeGreaterThan(box.height)
    })
    await userEvent.click(inside.getByRole('button', { name: 'Повернуть налево' }))
    await says('Повёрнуто на 180°')
    await userEvent.click(inside.getByRole('button', { name: 'Повернуть направо' }))
    await says('Повёрнуто на 270°')
  },
}

export const Moving: Story = {
  play: async () => {
    const { stage, picture, middle, says } = await openViewer()
    await key('{ArrowDown}')
    await says('Край изображения')
    await key('+++++')
    await says('Масштаб 150 %')
    const start = middle()
    await key('{ArrowDown}')
    await says('Показано ниже')
    await waitFor(() => expect(middle().y).toBeCloseTo(start.y - 48, 1))
    await key('{ArrowUp}')
    await says('Показано выше')
    await waitFor(() => expect(middle().y).toBeCloseTo(start.y, 1))
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 200 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 170 })
    await waitFor(() => expect(middle().y).toBeCloseTo(start.y - 30, 1))
    await expect(stage).toHaveAttribute('data-dragging')
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: -9000 })
    await waitFor(() =>
      expect(picture().getBoundingClientRect().bottom).toBeCloseTo(stage.getBoundingClientRect().bottom, 0),
    )
    fireEvent.pointerUp(stage, { pointerId: 1 })
    await waitFor(() => expect(stage).not.toHaveAttribute('data-dragging'))
    const end = middle()
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 500 })
    await expect(middle()).toEqual(end)
    await key('{ArrowUp}')
    await waitFor(() => expect(middle().y).toBeGreaterThan(end.y))
    await key('0')
    await waitFor(() => expect(middle().y).toBeCloseTo(start.y, 1))
    // Left and right need a picture wider than the frame: turned, a tall page is.
    await key('[KeyR]+++++{ArrowRight}')
    await waitFor(() => expect(picture().getAnimations()).toHaveLength(0))
    const box = picture().getBoundingClientRect()
    await says(box.width > stage.clientWidth ? 'Показано правее' : 'Край изображения')
    await key('{ArrowLeft}')
    await says(box.width > stage.clientWidth ? 'Показано левее' : 'Край изображения')
  },
}

export const WheelAndPinch: Story = {
  play: async () => {
    const { stage, says } = await openViewer()
    const wheel = new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, cancelable: true, bubbles: true })
    stage.dispatchEvent(wheel)
    await says('Масштаб 125 %')
    await expect(wheel.defaultPrevented).toBe(true)
    // A touchpad sends little at a time.
    fireEvent.wheel(stage, { deltaY: 10, ctrlKey: true })
    await says('Масштаб 115 %')
    await userEvent.keyboard('0')
    await says('Масштаб 100 %')
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 200 })
    fireEvent.pointerDown(stage, { pointerId: 2, clientX: 200, clientY: 200 })
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 230, clientY: 200 })
    await says('Масштаб 130 %')
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 170, clientY: 200 })
    await says('Масштаб 70 %')
    fireEvent.pointerUp(stage, { pointerId: 2 })
    fireEvent.pointerUp(stage, { pointerId: 1 })
    await waitFor(() => expect(stage).not.toHaveAttribute('data-dragging'))
  },
}

export const SeveralPages: Story = {
  args: { images: [page(1), page(2), page(3)] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая страница' }))
    await expect(canvas.getByText('Страница 2 из 3')).toBeInTheDocument()
    const { opener, dialog, inside, says } = await openViewer()
    // One word, although its middle gives way where there is no room.
    await expect(dialog).toHaveAccessibleName('Договор поставки, стр. 2.svg')
    await key('{PageDown}')
    await says('Страница 3 из 3')
    await expect(inside.getByRole('img', { name: 'Договор, страница 3' })).toBeVisible()
    await key('{PageDown}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
    await expect(inside.getByRole('button', { name: 'Следующая страница' })).toHaveAttribute('aria-disabled', 'true')
    await key('{PageUp}')
    await says('Страница 2 из 3')
    await userEvent.click(inside.getByRole('button', { name: 'Предыдущая страница' }))
    await says('Страница 1 из 3')
    // Tab is as everywhere: from button to button, and never out of the dialog.
    const seen = new Set<Element | null>()
    for (const _step of Array.from({ length: 12 })) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
      seen.add(document.activeElement)
    }
    await expect(seen.size).toBe(10)
    await key('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.getByText('1 из 3')).toBeVisible()
  },
}

/** Where looking is what one came for: zoomed, turned and moved in its place, by mouse, fingers and keys. */
export const ToolsInPlace: Story = {
  args: { images: [page(1), page(2)], hasTools: true, height: 480 },
  play: async ({ canvas, canvasElement }) => {
    const picture = (): HTMLElement => canvas.getByRole('img', { name: /^Договор/ })
    const says = (words: string) =>
      waitFor(() => expect(canvasElement.querySelector('[aria-live] span')).toHaveTextContent(words))
    await waitFor(() => expect(Number(picture().style.scale)).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Крупнее' }))
    await says('Масштаб 110 %')
    await userEvent.click(canvas.getByRole('button', { name: 'Повернуть направо' }))
    await says('Повёрнуто на 90°')
    canvas.getByRole('group', { name: 'Изображение' }).focus()
    await key('[KeyR]')
    await says('Повёрнуто на 180°')
    await key('0')
    // The whole is in sight: the arrows stay with the page, and so does the wheel.
    await says('Масштаб 100 %')
    await key('{ArrowDown}')
    await says('Масштаб 100 %')
    const wheel = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true })
    picture().dispatchEvent(wheel)
    await expect(wheel.defaultPrevented).toBe(false)
    await key('+++{ArrowDown}')
    await says('Показано ниже')
    await key('{PageDown}')
    await says('Страница 2 из 2')
    const opener = canvas.getByRole('button', { name: /^Открыть на весь экран/ })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await key('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Failed: Story = {
  args: { images: [{ ...page(1), src: 'data:image/png;base64,AAAA' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить изображение')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(await canvas.findByText('Не удалось загрузить изображение')).toBeVisible()
  },
}

export const FailedOnce: Story = {
  play: async ({ canvas }) => {
    const { picture, inside, stage } = await openViewer()
    fireEvent.error(picture())
    await expect(await inside.findByRole('alert')).toHaveTextContent('Не удалось загрузить изображение')
    await userEvent.click(inside.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(picture()).toHaveAttribute('data-phase', 'ready'))
    await expect(inside.queryByRole('button', { name: 'Повторить' })).toBeNull()
    await waitFor(() => expect(stage).toHaveFocus())
    await key('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

const longName =
  'Дополнительное соглашение № 14 к договору поставки от 12.03.2026 с приложениями и протоколом разногласий, стр. 1.svg'
export const LongNameOnPhone: Story = {
  args: { images: [{ ...page(1), fileName: longName }, page(2)] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { dialog } = await openViewer()
    await expect(dialog).toHaveAccessibleName(longName)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

const fine = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="6000"><rect width="8000" height="6000" fill="#eee"/><text x="4000" y="3000" font-size="40">7707083893</text></svg>',
)}`
/** A scan of 8,000 pixels is read by double tap, wheel, two fingers and keys. */
export const EveryPixel: Story = {
  args: { images: [{ src: fine, alt: 'Договор, скан', fileName: 'Договор.svg' }] },
  play: async () => {
    const { stage, picture, says } = await openViewer()
    const widthOf = (): number => picture().getBoundingClientRect().width
    await waitFor(() => expect(widthOf()).toBeGreaterThan(0))
    const tap = (): void => {
      fireEvent.pointerDown(stage, { pointerId: 1, clientX: 300, clientY: 300 })
      fireEvent.pointerUp(stage, { pointerId: 1, clientX: 300, clientY: 300 })
    }
    tap()
    tap()
    await says('Показаны все точки изображения')
    await waitFor(() => expect(widthOf()).toBeCloseTo(8000, 0))
    await userEvent.keyboard('1')
    await says('Масштаб 100 %')
    for (let notch = 0; notch < 20; notch += 1) fireEvent.wheel(stage, { deltaY: -100, clientX: 300, clientY: 300 })
    await waitFor(() => expect(widthOf()).toBeCloseTo(8000, 0))
    await userEvent.keyboard('0')
    await says('Масштаб 100 %')
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 300 })
    fireEvent.pointerDown(stage, { pointerId: 2, clientX: 110, clientY: 300 })
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 510, clientY: 300 })
    await waitFor(() => expect(widthOf()).toBeCloseTo(8000, 0))
    fireEvent.pointerUp(stage, { pointerId: 2 })
    fireEvent.pointerUp(stage, { pointerId: 1 })
    await userEvent.keyboard('0')
    await says('Масштаб 100 %')
    for (let press = 0; press < 40; press += 1) await userEvent.keyboard('+')
    await waitFor(() => expect(widthOf()).toBeCloseTo(8000, 0))
  },
}

const ownPage = (number: number) => ({
  id: `page ${number}`,
  width: 1240,
  height: 1754,
  alt: `Договор, страница ${number}`,
  fileName: 'Договор.pdf',
  render: (scale: number) => (
    <svg height="100%" style={{ background: 'white' }} viewBox="0 0 1240 1754" width="100%">
      <text fontSize="48" x="120" y="200">
        Страница {number}, {Math.round(scale * 100)} %
      </text>
    </svg>
  ),
})
/** Pages that the consumer draws, as a reader of PDF does: the same zoom, turns and gestures. */
export const DrawnPages: Story = {
  args: { images: [ownPage(1), ownPage(2)] },
  play: async () => {
    const { stage, says } = await openViewer()
    for (let notch = 0; notch < 20; notch += 1) fireEvent.wheel(stage, { deltaY: -100, clientX: 300, clientY: 300 })
    await waitFor(() => expect(screen.getByText('Страница 1, 100 %', { selector: '[role=dialog] text' })).toBeVisible())
    await userEvent.keyboard('0')
    await says('Масштаб 100 %')
    await userEvent.keyboard('1')
    await says('Показаны все точки изображения')
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Страница 1, 100 %', { selector: 'text' })),
    )
    await userEvent.keyboard('{PageDown}r')
    await says('Повёрнуто на 90°')
    await expect(
      within(screen.getByRole('dialog')).getByRole('img', { name: 'Договор, страница 2' }),
    ).toBeInTheDocument()
  },
}
