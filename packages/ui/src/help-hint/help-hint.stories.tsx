import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/dialog.tsx'
import { Select } from '../select/select.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { HelpHint } from './help-hint.tsx'

/** A contract with its number marked. */
const contract = (() => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><rect width="640" height="360" fill="#fff"/><g fill="#c3cad4"><rect x="60" y="130" width="520" height="12" rx="4"/><rect x="60" y="160" width="480" height="12" rx="4"/><rect x="60" y="190" width="500" height="12" rx="4"/><rect x="60" y="220" width="300" height="12" rx="4"/></g><text x="60" y="80" font-family="sans-serif" font-size="30" fill="#2b3340">Договор № ИМ-РФ-ДЕМ-1</text><rect x="214" y="44" width="220" height="52" rx="8" fill="none" stroke="#b4232c" stroke-width="4"/></svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
})()

const meta = {
  title: 'Components/HelpHint',
  component: HelpHint,
  args: {
    title: 'Где найти номер договора',
    children: 'На первой странице договора с СДЭК, в заголовке. Номер бывает из цифр или с буквами: ИМ-РФ-ГЛГ-22.',
  },
} satisfies Meta<typeof HelpHint>

export default meta
type Story = StoryObj<typeof meta>

const panelOf = (title: string) => screen.findByRole('dialog', { name: title })
// Panels fade in.
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  render: (args) => (
    <Text as="p">
      Номер договора <HelpHint {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Справка: Где найти номер договора' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const panel = await panelOf('Где найти номер договора')
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(button).toHaveFocus())
    // By touch.
    await userEvent.pointer([{ keys: '[TouchA]', target: button }])
    await seen(await panelOf('Где найти номер договора'))
  },
}

/** The button takes no part in the name of the field, nor in what a list does. */
export const BesideLabel: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <TextField isRequired label="Номер договора" labelAction={<HelpHint {...args} />} />
      <TextField label="Account (Идентификатор)" labelAction={<HelpHint {...args} variant="text" />} />
      <Select
        items={[{ value: 'CDEK', label: 'СДЭК' }]}
        label="Служба доставки"
        labelAction={<HelpHint {...args} title="Какую службу выбрать" />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Номер договора' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Справка: Какую службу выбрать' }))
    await panelOf('Какую службу выбрать')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** The title itself is the button, and a picture shows where to look; it can be enlarged, examined and put away. */
export const WithPicture: Story = {
  args: {
    variant: 'text',
    picture: { src: contract, alt: 'Первая страница договора; номер стоит в заголовке после знака №' },
    link: { href: '/help/contract', label: 'Как заключить договор с СДЭК' },
  },
  decorators: [
    (Story) => (
      <Dialog isOpen isKeyboardDismissDisabled title="Подключение аккаунта СДЭК">
        <Story />
      </Dialog>
    ),
  ],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Где найти номер договора' })
    await userEvent.click(button)
    const opened = await panelOf('Где найти номер договора')
    // It takes the focus when it opens; only then does the focus of what is pressed in it stay there.
    await waitFor(() => expect(opened).toHaveFocus())
    const panel = within(opened)
    const link = panel.getByRole('link', { name: 'Как заключить договор с СДЭК' })
    await seen(link)
    const enlarge = panel.getByRole('button', { name: 'Во весь экран' })
    const place = enlarge.getBoundingClientRect()
    await userEvent.click(enlarge)
    const larger = await screen.findByRole('button', { name: 'Крупнее' })
    const viewer = larger.closest<HTMLElement>('[role=dialog]')!
    await expect(viewer).toHaveAccessibleName('Где найти номер договора')
    await expect(within(viewer).queryByRole('link')).toBeNull()
    await userEvent.click(larger)
    await waitFor(() => expect(viewer.querySelector('[aria-live]')).toHaveTextContent('Масштаб 110 %'))
    // It stands above the panel that it came from.
    await expect(viewer.contains(document.elementFromPoint(place.x + 10, place.y + 10))).toBe(true)
    // Each Escape goes one step back.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Крупнее' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Во весь экран' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Во весь экран' })).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await screen.findByRole('button', { name: 'Во весь экран' })
  },
}

/** The picture did not come, and can be asked for again; the words are there all the same. */
export const PictureFailed: Story = {
  args: { picture: { src: 'data:image/png;base64,AAAA', alt: 'Первая страница договора' }, defaultOpen: true },
  play: async () => {
    await seen(await screen.findByText('Не удалось загрузить изображение'))
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await seen(await screen.findByText('Не удалось загрузить изображение'))
  },
}

export const LongTextOnPhone: Story = {
  args: {
    defaultOpen: true,
    title: 'Где найти идентификатор и секретный ключ для подключения личного кабинета курьерской службы',
    children:
      'Откройте личный кабинет СДЭК, раздел «Интеграция», блок «Информация о текущем ключе». Если ключа нет, нажмите «Создать новый ключ» и подтвердите действие по телефону владельца договора: без подтверждения ключ не начнёт действовать. Секретный ключ показывается один раз, поэтому сохраните его сразу.',
    link: { href: 'https://example.com/help', label: 'Подробная инструкция с картинками', isExternal: true },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const panel = await panelOf(args.title)
    const box = panel.getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(360)
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}

export const English: Story = {
  args: {
    title: 'Where the contract number is',
    children: 'On the first page of the contract, in its heading.',
    picture: { src: contract, alt: 'The first page of a contract' },
    defaultOpen: true,
  },
  globals: { locale: 'en' },
  play: async () => {
    await panelOf('Where the contract number is')
    await seen(screen.getByRole('button', { name: 'Full screen' }))
  },
}
